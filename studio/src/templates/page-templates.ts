import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { PinIcon } from '@sanity/icons/Pin'
import { RocketIcon } from '@sanity/icons/Rocket'
import type { InitialValueResolverContext, Template } from 'sanity'
import { say } from '../languages/studio-language.ts'
import { cityPage } from './city-page.ts'
import { type KnownContent, knownContent } from './known-content.ts'
import { landingPage } from './landing-page.ts'
import { servicePage } from './service-page.ts'

const from =
  <Page>(make: (known: KnownContent) => Page) =>
  async (_parameters: unknown, context: InitialValueResolverContext): Promise<Page> =>
    make(await knownContent(context))

/** Pages that begin with sections and copy, in both languages; each may be published as it is. */
export const pageTemplates: Template[] = [
  {
    id: 'page-service',
    title: say('Service page', 'Page de service'),
    schemaType: 'page',
    icon: DocumentTextIcon,
    value: from(servicePage),
  },
  {
    id: 'page-city',
    title: say('City page', 'Page de ville'),
    schemaType: 'page',
    icon: PinIcon,
    value: from(cityPage),
  },
  {
    id: 'page-landing',
    title: say('Landing page', 'Page de campagne'),
    schemaType: 'page',
    icon: RocketIcon,
    value: from(landingPage),
  },
]

/** The templates of the Studio: those it makes of each type, and ours. */
export function withPageTemplates(templates: Template[]): Template[] {
  const named = templates.map((template) =>
    template.id === 'page' ? { ...template, title: say('Empty page', 'Page vide') } : template,
  )
  return [...named, ...pageTemplates]
}

/** What "+ New page" offers. */
export const pageTemplateIds = [...pageTemplates.map(({ id }) => id), 'page']
