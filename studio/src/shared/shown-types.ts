import { documentTypes } from '@jalonne/schemas'
import type { TemplateItem } from 'sanity'
import { singletons } from './singletons.ts'

/** The types of documents that editors work with, by name. */
export const shownTypes: readonly string[] = documentTypes.map(({ name }) => name)

/** What the menus that create documents offer: nothing there is one of. */
export function newDocumentsFor(templates: TemplateItem[]): TemplateItem[] {
  return templates.filter(({ templateId }) => !singletons.has(templateId))
}
