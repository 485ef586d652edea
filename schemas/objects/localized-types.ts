import { defineField, defineType } from '@sanity/types'
import { writtenEverywhere } from '../validation/translations.ts'

interface LocalizedType {
  name: string
  title: string
  description: string
  /** The type of the value in one language. */
  of: string
  /** Short ones stand side by side in the form, long ones one under the other. */
  columns: 1 | 2
  /** Height of its fields, in lines. */
  rows?: number
}

/** A type that holds the same thing in French and in English; a missing translation is a warning. */
const localized = ({ name, title, description, of, columns, rows }: LocalizedType) =>
  defineType({
    name,
    title,
    type: 'object',
    description,
    validation: (rule) => rule.custom(writtenEverywhere).warning(),
    // In a button of a section a text lies so deep that Sanity folds it away: nobody finds what they came to write.
    options: { columns, collapsible: false },
    fields: [
      defineField({
        name: 'fr',
        title: 'Français',
        type: of,
        description: 'Read on the French site.',
        ...(rows && { rows }),
      }),
      defineField({
        name: 'en',
        title: 'English',
        type: of,
        description: 'Read on the English site.',
        ...(rows && { rows }),
      }),
    ],
  })

export const localeString = localized({
  name: 'localeString',
  title: 'Line in both languages',
  description: 'One line, in French and in English.',
  of: 'string',
  columns: 2,
})

export const localeText = localized({
  name: 'localeText',
  title: 'Text in both languages',
  description: 'A short text without formatting, in French and in English.',
  of: 'text',
  columns: 2,
  rows: 3,
})

export const localeSimpleText = localized({
  name: 'localeSimpleText',
  title: 'Simple text in both languages',
  description: 'Paragraphs with links and emphasis, in French and in English.',
  of: 'simpleBlocks',
  columns: 1,
})

export const localeRichText = localized({
  name: 'localeRichText',
  title: 'Formatted text in both languages',
  description: 'A long text with headings, lists, links and images, in French and in English.',
  of: 'richBlocks',
  columns: 1,
})

export const localeArticleText = localized({
  name: 'localeArticleText',
  title: 'Text of an article in both languages',
  description: 'A long text that may also hold images and code, in French and in English.',
  of: 'articleBlocks',
  columns: 1,
})

export const localeUrl = localized({
  name: 'localeUrl',
  title: 'Web address in both languages',
  description: 'An address on another site that differs by language.',
  of: 'url',
  columns: 2,
})
