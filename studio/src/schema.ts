import { schemaTypes } from '@jalonne/schemas'
import type { SchemaTypeDefinition } from 'sanity'
import { FormWithLanguages } from './languages/language-switch.tsx'
import { LocaleInput } from './languages/locale-input.tsx'
import { isLocalized } from './languages/localized-paths.ts'
import { typeIcons } from './structure/icons.ts'

/** The content model with what belongs to the Studio alone: icons, and forms for two languages. */
export const studioTypes: SchemaTypeDefinition[] = schemaTypes.map((type) => {
  const { name } = type
  const definition: SchemaTypeDefinition = type
  if (isLocalized(name)) return { ...definition, components: { input: LocaleInput } }
  const icon = typeIcons[name]
  if (!icon) return definition
  return { ...definition, icon, components: { input: FormWithLanguages } }
}) as SchemaTypeDefinition[]
