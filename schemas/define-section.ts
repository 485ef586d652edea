import { defineField, defineType, type FieldDefinition } from '@sanity/types'
import { anchorName } from './validation/path.ts'

/** What a section is for: where an editor looks for it when adding one. */
export type SectionPurpose = 'opening' | 'offers' | 'trust' | 'contact'

interface SectionDefinition<Name extends string> {
  name: Name
  title: string
  description: string
  purpose: SectionPurpose
  /** The titles and descriptions of this section alone in French, by their English wording. */
  french: Readonly<Record<string, string>>
  fields: FieldDefinition[]
}

/**
 * Defines a section of a page. Every section has a `title` to be recognised by in the list,
 * a place name to link to, and a switch that takes it off the page without deleting it.
 */
export function defineSection<const Name extends string>(section: SectionDefinition<Name>) {
  const { name, title, description, purpose, french, fields } = section
  const type = defineType({
    name,
    title,
    description,
    type: 'object',
    fields: [
      ...fields,
      defineField({
        name: 'anchor',
        title: 'Name of the place',
        type: 'string',
        description: 'Lets links lead here: "contact" is reached by /pricing#contact.',
        validation: (rule) => rule.custom(anchorName),
      }),
      defineField({
        name: 'hidden',
        title: 'Hide this section',
        type: 'boolean',
        description: 'Takes the section off the page and keeps its content.',
        initialValue: false,
      }),
    ],
  })
  return { type, purpose, french }
}
