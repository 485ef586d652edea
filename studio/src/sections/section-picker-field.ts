import type { SchemaTypeDefinition } from 'sanity'
import { pictureOf } from './pictures.ts'
import { sectionGroups } from './section-groups.ts'
import { SectionsInput } from './sections-input.tsx'

const insertMenu = {
  groups: sectionGroups,
  views: [{ name: 'grid', previewImageUrl: pictureOf }, { name: 'list' }],
}

/** Gives the sections of a page their picker: with sentences at the end, with pictures between two sections. */
export function withSectionPicker(definition: SchemaTypeDefinition): SchemaTypeDefinition {
  if (definition.name !== 'page' || !('fields' in definition)) return definition
  const fields = definition.fields?.map((field) =>
    field.name === 'sections'
      ? { ...field, options: { insertMenu }, components: { input: SectionsInput } }
      : field,
  )
  return { ...definition, fields } as SchemaTypeDefinition
}
