import { type LocaleString, type LocaleText, line, paragraph } from '../builders/text.ts'

/** A position on the careers page; all of them are filled. */
export interface Job {
  _id: string
  _type: 'job'
  title: LocaleString
  workload: LocaleString
  summary: LocaleText
  team: LocaleString
  location: LocaleString
  remote: boolean
  open: boolean
  order: number
}

const creation = line('Création', 'Design')
const development = line('Développement', 'Development')
const visibility = line('Visibilité', 'Visibility')
const clients = line('Clientèle', 'Customer care')

const lausanne = line('Lausanne', 'Lausanne')
const remote = line('À distance, en Suisse', 'Remote, in Switzerland')

/** The eight positions of the careers page. */
export const jobs: Job[] = [
  {
    key: 'designer',
    title: line('Designer web', 'Web designer'),
    workload: line('80–100 %', '80–100%'),
    summary: paragraph(
      'Dessiner des pages que l’on comprend sans mode d’emploi, du premier croquis au dernier pixel.',
      'Draw pages that need no manual, from the first sketch to the last pixel.',
    ),
    team: creation,
    location: lausanne,
  },
  {
    key: 'graphic-designer',
    title: line('Graphiste', 'Graphic designer'),
    workload: line('60–80 %', '60–80%'),
    summary: paragraph(
      'Donner une marque à une boulangerie, puis la voir sur la vitrine, le sac et la camionnette.',
      'Give a bakery its mark, then see it on the window, the bag and the van.',
    ),
    team: creation,
    location: lausanne,
  },
  {
    key: 'front-end-developer',
    title: line('Développeuse ou développeur front-end', 'Front-end developer'),
    workload: line('80–100 %', '80–100%'),
    summary: paragraph(
      'Construire des pages rapides, lisibles au clavier comme au doigt, qui marchent aussi dans le train.',
      'Build fast pages that work by keyboard and by thumb, and on the train as well.',
    ),
    team: development,
    location: remote,
  },
  {
    key: 'back-end-developer',
    title: line('Développeuse ou développeur back-end', 'Back-end developer'),
    workload: line('80–100 %', '80–100%'),
    summary: paragraph(
      'Tenir les promesses que l’on ne voit pas : sauvegardes, livraisons, formulaires qui ne perdent rien.',
      'Keep the promises nobody sees: backups, releases, forms that lose nothing.',
    ),
    team: development,
    location: remote,
  },
  {
    key: 'seo-specialist',
    title: line('Spécialiste en référencement', 'SEO specialist'),
    workload: line('80 %', '80%'),
    summary: paragraph(
      'Trouver les mots que les gens tapent vraiment, et mener de la recherche à la bonne page.',
      'Find the words people really type, and lead them from the search to the right page.',
    ),
    team: visibility,
    location: lausanne,
  },
  {
    key: 'copywriter',
    title: line('Rédactrice ou rédacteur bilingue', 'Bilingual copywriter'),
    workload: line('50–60 %', '50–60%'),
    summary: paragraph(
      'Écrire en français et en anglais ce que nos clients disent mieux de vive voix.',
      'Write, in French and in English, what our customers say better out loud.',
    ),
    team: visibility,
    location: remote,
  },
  {
    key: 'project-manager',
    title: line('Cheffe ou chef de projet', 'Project manager'),
    workload: line('100 %', '100%'),
    summary: paragraph(
      'Être la seule personne que le client appelle, et tenir la date promise.',
      'Be the one person a customer calls, and keep the date we promised.',
    ),
    team: clients,
    location: lausanne,
  },
  {
    key: 'apprentice',
    title: line(
      'Apprentie médiamaticienne ou apprenti médiamaticien',
      'Apprenticeship in media technology',
    ),
    workload: line('4 ans', '4 years'),
    summary: paragraph(
      'Quatre ans pour apprendre le métier sur de vrais sites, avec le CFC au bout.',
      'Four years to learn the trade on real websites, ending in the federal certificate.',
    ),
    team: clients,
    location: lausanne,
  },
].map(({ key, ...job }, index) => ({
  _id: `job-${key}`,
  _type: 'job',
  ...job,
  remote: job.location === remote,
  open: false,
  order: index + 1,
}))
