import { documentsInFrench } from './documents.ts'
import { objectsInFrench } from './objects.ts'
import { previewsInFrench } from './previews.ts'
import { sectionsInFrench } from './sections.ts'
import { settingsInFrench } from './settings.ts'

/** The texts of the content model in French, by their English wording. */
export const frenchTexts: Readonly<Record<string, string>> = {
  ...documentsInFrench,
  ...objectsInFrench,
  ...previewsInFrench,
  ...sectionsInFrench,
  ...settingsInFrench,
}
