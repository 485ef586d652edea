import { defineField, defineType, type FieldDefinition } from '@sanity/types'
import { anchorName } from './validation/path.ts'

interface SectionDefinition<Name extends string> {
  name: Name
  title: string
  description: string
  fields: FieldDefinition[]
}

/**
 * Defines a section of a page. Every section has a `title` to be recognised by in the list,
 * a place name to link to, and a switch that takes it off the page without deleting it.
 */
export function defineSection<const Name extends string>(section: SectionDefinition<Name>) {
  return defineType({
    name: section.name,
    title: section.title,
    description: section.description,
    type: 'object',
    fields: [
      ...section.fields,
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
    preview: {
      select: { fr: 'title.fr', en: 'title.en', hidden: 'hidden' },
      prepare: ({ fr, en, hidden }) => ({
        title: fr ?? en ?? section.title,
        subtitle: hidden ? `${section.title} (hidden)` : section.title,
      }),
    },
  })
}
