import { documentTypes, schemaTypes, sectionTypes } from '@jalonne/schemas'
import type { PreviewConfig, SchemaTypeDefinition } from 'sanity'
import { withPathInput } from './addresses/path-input.tsx'
import { FrenchTyping } from './languages/french-typing.tsx'
import { FormWithLanguages } from './languages/language-switch.tsx'
import { LocaleInput } from './languages/locale-input.tsx'
import { isLocalized, localizedPlaces } from './languages/localized-paths.ts'
import { studioText } from './languages/studio-text.ts'
import { translated } from './languages/translate.ts'
import { TextInput } from './pasting/text-input.tsx'
import { withResultPreview } from './results/result-field.tsx'
import { sectionDefinition } from './sections/section-definition.ts'
import { withSectionPicker } from './sections/section-picker-field.ts'
import { partIcons, typeIcons } from './structure/icons.ts'
import { documentPreview, objectPreview } from './structure/previews.ts'

const documents = new Set<string>(documentTypes.map(({ name }) => name))
const sections = new Set<string>(sectionTypes.map(({ name }) => name))
const formattedTexts = new Set<string>(schemaTypes.filter(isFormattedText).map(({ name }) => name))

/**
 * The content model with what belongs to the Studio alone: its language, icons, how documents are shown in lists, and
 * forms for two languages.
 */
export const studioTypes: SchemaTypeDefinition[] = schemaTypes.map((type) => {
  const definition = translated<SchemaTypeDefinition>(type)
  const { name } = type
  if (isLocalized(name)) return localizedDefinition(definition)
  if (sections.has(name)) return sectionDefinition(definition)
  const preview = 'preview' in type ? (type.preview as PreviewConfig) : undefined
  if (documents.has(name)) {
    const localized = localizedFields(name)
    return {
      ...withResultPreview(withPathInput(withSectionPicker(definition))),
      icon: typeIcons[name],
      preview: documentPreview(name, preview, localized),
      ...(localized.length > 0 && { components: { input: FormWithLanguages } }),
    }
  }
  const icon = partIcons[name]
  return {
    ...definition,
    ...(icon && { icon }),
    ...(isFormattedText(type) && { components: { input: TextInput } }),
    ...(preview && { preview: objectPreview(preview) }),
  }
}) as SchemaTypeDefinition[]

function isFormattedText(type: object): boolean {
  return 'of' in type && Array.isArray(type.of) && type.of.some((member) => member.type === 'block')
}

/** A text in both languages: its form, and what it is called on the way to something within it. */
function localizedDefinition(definition: SchemaTypeDefinition): SchemaTypeDefinition {
  const { title = definition.name } = definition
  const shortTitle = title.replace(/ (in both languages|dans les deux langues)$/, '')
  const preview = {
    select: { fr: 'fr', en: 'en' },
    prepare: (texts: { fr?: unknown; en?: unknown }) => ({
      title: studioText(texts) ?? shortTitle,
    }),
  }
  const fields = 'fields' in definition ? definition.fields.map(withFrenchTyping) : []
  return {
    ...definition,
    fields,
    preview,
    components: { input: LocaleInput },
  } as SchemaTypeDefinition
}

/** The field of the French text, where that is a formatted one, with the quotation marks of French. */
function withFrenchTyping(field: { name: string; type: string }) {
  if (field.name !== 'fr' || !formattedTexts.has(field.type)) return field
  // What a field says of its components holds in place of what its type does.
  return { ...field, components: { input: TextInput, portableText: { plugins: FrenchTyping } } }
}

/** The fields of a type that hold texts in both languages, however deep. */
function localizedFields(type: string): string[] {
  const { texts, lists } = localizedPlaces(type, schemaTypes)
  const paths = [...texts.keys(), ...lists.keys()].map((path) => path.split('.')[0] ?? path)
  return [...new Set(paths)]
}
