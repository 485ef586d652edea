import { DocumentIcon } from '@sanity/icons/Document'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { PinIcon } from '@sanity/icons/Pin'
import { RocketIcon } from '@sanity/icons/Rocket'
import type { InitialValueResolverContext, Template } from 'sanity'
import { say } from '../languages/studio-language.ts'
import { cityOf, type Town } from './city.ts'
import { type KnownContent, knownContent } from './known-content.ts'
import { landingPage } from './landing-page.ts'
import { servicePage } from './service-page.ts'

const from =
  <Page>(make: (known: KnownContent) => Page) =>
  async (_: unknown, context: InitialValueResolverContext): Promise<Page> =>
    make(await knownContent(context))

/** The template that asks for a town. It is the only way to begin one, so that nobody writes its name three times. */
export const cityTemplate = 'city-of-town'

/** Pages that begin with sections and copy, in both languages, which may be published as they are; and a town. */
const filledTemplates: Template[] = [
  {
    id: 'page-service',
    title: say('Service page', 'Page de service'),
    schemaType: 'page',
    icon: DocumentTextIcon,
    value: from(servicePage),
  },
  {
    id: cityTemplate,
    title: say('City page', 'Page de ville'),
    schemaType: 'city',
    icon: PinIcon,
    // With parameters, it is offered only where the town is asked for.
    parameters: [
      { name: 'fr', title: 'Français', type: 'string' },
      { name: 'en', title: 'English', type: 'string' },
    ],
    value: (town: Town) => cityOf(town),
  },
  {
    id: 'page-landing',
    title: say('Landing page', 'Page de campagne'),
    schemaType: 'page',
    icon: RocketIcon,
    value: from(landingPage),
  },
]

const emptyPage = { title: say('Empty page', 'Page vide'), icon: DocumentIcon }

/** The templates of the Studio: those it makes of each type, and ours. */
export function withPageTemplates(templates: Template[]): Template[] {
  const named = templates
    .filter(({ id }) => id !== 'city')
    .map((template) => (template.id === 'page' ? { ...template, ...emptyPage } : template))
  return [...named, ...filledTemplates]
}

const sentences: Record<string, string> = {
  'page-service': say(
    'Explains one service: how it goes, what you get, questions, a way to begin.',
    'Explique un service : la marche à suivre, le résultat, les questions, un premier pas.',
  ),
  [cityTemplate]: say(
    'Being found in one town: you write what is local, the page on SEO gives the rest.',
    'Être trouvé dans une ville : vous écrivez ce qui est local, la page Référencement donne le reste.',
  ),
  'page-landing': say(
    'Carries a campaign: one promise, plates, testimonials, answers, a quote form.',
    'Porte une campagne : une promesse, des panneaux, des témoignages, des réponses, un formulaire.',
  ),
  page: say(
    'Begins without a section: choose each of them yourself.',
    'Commence sans section : choisissez chacune vous-même.',
  ),
}

/** What a new page can begin with, as an editor chooses it. */
export const pageStarts = [
  ...filledTemplates.map(({ id, title, icon = DocumentIcon }) => ({ id, title, icon })),
  { id: 'page', ...emptyPage },
].map((start) => ({ ...start, sentence: sentences[start.id] ?? '' }))

/** Those of them that need no answer first. */
export const pageTemplateIds = pageStarts.map(({ id }) => id).filter((id) => id !== cityTemplate)
