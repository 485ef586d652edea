import { DocumentIcon } from '@sanity/icons/Document'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { PinIcon } from '@sanity/icons/Pin'
import { RocketIcon } from '@sanity/icons/Rocket'
import type { InitialValueResolverContext, Template } from 'sanity'
import { say } from '../languages/studio-language.ts'
import { cityPage, type Town } from './city-page.ts'
import { type KnownContent, knownContent } from './known-content.ts'
import { landingPage } from './landing-page.ts'
import { servicePage } from './service-page.ts'

const from =
  <Page, Parameters>(make: (known: KnownContent, parameters: Parameters) => Page) =>
  async (parameters: Parameters, context: InitialValueResolverContext): Promise<Page> =>
    make(await knownContent(context), parameters)

/** The template that asks for a town. */
export const cityTemplate = 'page-city'

/** Pages that begin with sections and copy, in both languages; each may be published as it is. */
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
    schemaType: 'page',
    icon: PinIcon,
    // With parameters, it is offered only where the town is asked for.
    parameters: [
      { name: 'fr', title: 'Français', type: 'string' },
      { name: 'en', title: 'English', type: 'string' },
    ],
    value: from<ReturnType<typeof cityPage>, Town>(cityPage),
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
  const named = templates.map((template) =>
    template.id === 'page' ? { ...template, ...emptyPage } : template,
  )
  return [...named, ...filledTemplates]
}

const sentences: Record<string, string> = {
  'page-service': say(
    'Explains one service: how it goes, what you get, questions, a way to begin.',
    'Explique un service : la marche à suivre, le résultat, les questions, un premier pas.',
  ),
  'page-city': say(
    'Speaks to the people of one town: services, testimonials, a quote form.',
    'S’adresse aux gens d’une ville : services, témoignages, formulaire de devis.',
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
