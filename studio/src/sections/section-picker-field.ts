import type { SchemaTypeDefinition } from 'sanity'
import { withField } from '../shared/with-field.ts'
import { pictureOf } from './pictures.ts'
import { sectionGroups } from './section-groups.ts'
import { SectionsInput } from './section-picker.tsx'

const insertMenu = {
  groups: sectionGroups,
  views: [{ name: 'grid', previewImageUrl: pictureOf }, { name: 'list' }],
}

/** Gives the sections of a page their picker: with sentences at the end, with pictures between two sections. */
export const withSectionPicker = (definition: SchemaTypeDefinition): SchemaTypeDefinition =>
  withField(definition, 'page.sections', {
    options: { insertMenu },
    components: { input: SectionsInput },
  })
