import { documentTypes } from '@jalonne/schemas'
import type { TemplateItem } from 'sanity'
import { singletons } from './singletons.ts'

/** Types that the site has no page for yet: their schemas and content are kept for the day it has. */
const withoutPage: ReadonlySet<string> = new Set(['quiz'])

/** The types of documents that editors work with, by name. */
export const shownTypes: readonly string[] = documentTypes
  .map(({ name }) => name)
  .filter((name) => !withoutPage.has(name))

/** What the menus that create documents offer: nothing there is one of, and nothing that no visitor would see. */
export function newDocumentsFor(templates: TemplateItem[]): TemplateItem[] {
  return templates.filter(
    ({ templateId }) => !singletons.has(templateId) && !withoutPage.has(templateId),
  )
}
