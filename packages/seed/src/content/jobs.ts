import { type LocaleString, line } from '../builders/text.ts'

/** A position on the careers page; all of them are filled. */
export interface Job {
  _id: string
  _type: 'job'
  title: LocaleString
  team: LocaleString
  location: LocaleString
  open: boolean
  order: number
}

const creation = line('Création', 'Design')
const development = line('Développement', 'Development')
const visibility = line('Visibilité', 'Visibility')
const clients = line('Clientèle', 'Customer care')

const lausanne = line('Lausanne', 'Lausanne')
const geneva = line('Genève', 'Geneva')
const remote = line('À distance, en Suisse', 'Remote, in Switzerland')

const closed = (
  order: number,
  key: string,
  title: LocaleString,
  team: LocaleString,
  location: LocaleString,
): Job => ({ _id: `job-${key}`, _type: 'job', title, team, location, open: false, order })

/** The eight positions of the careers page. */
export const jobs: Job[] = [
  closed(1, 'designer', line('Designer web 80–100 %', 'Web designer, 80–100%'), creation, lausanne),
  closed(
    2,
    'graphic-designer',
    line('Graphiste 60–80 %', 'Graphic designer, 60–80%'),
    creation,
    geneva,
  ),
  closed(
    3,
    'front-end-developer',
    line('Développeuse ou développeur front-end 80–100 %', 'Front-end developer, 80–100%'),
    development,
    remote,
  ),
  closed(
    4,
    'back-end-developer',
    line('Développeuse ou développeur back-end 80–100 %', 'Back-end developer, 80–100%'),
    development,
    remote,
  ),
  closed(
    5,
    'seo-specialist',
    line('Spécialiste en référencement 80 %', 'SEO specialist, 80%'),
    visibility,
    lausanne,
  ),
  closed(
    6,
    'copywriter',
    line('Rédactrice ou rédacteur bilingue 50–60 %', 'Bilingual copywriter, 50–60%'),
    visibility,
    remote,
  ),
  closed(
    7,
    'project-manager',
    line('Cheffe ou chef de projet 100 %', 'Project manager, 100%'),
    clients,
    lausanne,
  ),
  closed(
    8,
    'apprentice',
    line('Apprentissage de médiamaticien·ne', 'Apprenticeship in media technology'),
    clients,
    lausanne,
  ),
]
