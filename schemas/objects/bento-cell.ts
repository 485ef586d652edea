import { defineArrayMember, defineField, defineType, type ValidationContext } from '@sanity/types'
import { filledFields } from '../validation/choice.ts'
import { say } from '../validation/say.ts'
import { requiredText } from '../validation/translations.ts'

/** Whether the form of a cell hides a field, which only some drawings use. */
const unless =
  (...drawings: string[]) =>
  ({ parent }: { parent?: { drawing?: string } }) =>
    !drawings.includes(parent?.drawing ?? '')

/** Makes a rule that wants what the drawing shows to be filled in. */
const drawn =
  (...drawings: string[]) =>
  (value: unknown, context: ValidationContext): true | string => {
    const { drawing } = (context.parent ?? {}) as { drawing?: string }
    return (
      !drawings.includes(drawing ?? '') ||
      filledFields({ value }, ['value']).length > 0 ||
      say(context, {
        en: 'The drawing shows it: fill it in.',
        fr: 'Le dessin le montre : remplissez ce champ.',
      })
    )
  }

export const bentoCell = defineType({
  name: 'bentoCell',
  title: 'Cell',
  type: 'object',
  description: 'A heading and a drawing.',
  fields: [
    defineField({
      name: 'drawing',
      title: 'Drawing',
      type: 'string',
      description: 'What is drawn in the cell, and in which colours.',
      options: {
        list: [
          { value: 'phone', title: 'A phone in the hand' },
          { value: 'gauge', title: 'A gauge' },
          { value: 'signs', title: 'A signpost' },
          { value: 'field', title: 'A field being filled in' },
          { value: 'addresses', title: 'Old and new addresses' },
          { value: 'contrast', title: 'Letters and their contrast' },
        ],
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'title',
      title: 'Heading',
      type: 'localeString',
      description: 'A few words.',
      validation: requiredText,
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'localeText',
      description: 'One or two sentences.',
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'localeImage',
      description: 'What the phone shows, 390 by 800 pixels.',
      hidden: unless('phone'),
      validation: (rule) => rule.custom(drawn('phone')),
    }),
    defineField({
      name: 'amount',
      title: 'Amount',
      type: 'number',
      description: 'Where the hand of the gauge stands: 0.8.',
      hidden: unless('gauge'),
      validation: (rule) => [rule.min(0).max(1000), rule.custom(drawn('gauge'))],
    }),
    defineField({
      name: 'reference',
      title: 'Compared with',
      type: 'number',
      description: 'The amount at the end of the gauge: 3.',
      hidden: unless('gauge'),
      validation: (rule) => rule.min(0).max(1000),
    }),
    defineField({
      name: 'unit',
      title: 'Unit',
      type: 'localeString',
      description: 'Such as "days" or "%"; may stay empty.',
      hidden: unless('gauge'),
    }),
    defineField({
      name: 'lines',
      title: 'Lines',
      type: 'array',
      description: 'On the two signs, or the name of the field and what is typed into it.',
      of: [defineArrayMember({ type: 'localeString', validation: requiredText })],
      hidden: unless('signs', 'field'),
      validation: (rule) => [rule.max(2), rule.custom(drawn('signs', 'field'))],
    }),
    defineField({
      name: 'redirects',
      title: 'Addresses',
      type: 'array',
      description: 'Up to three old addresses with the new ones they lead to.',
      of: [defineArrayMember({ type: 'addressPair' })],
      hidden: unless('addresses'),
      validation: (rule) => [rule.max(3), rule.custom(drawn('addresses'))],
    }),
  ],
  preview: {
    select: { fr: 'title.fr', en: 'title.en' },
    prepare: ({ fr, en }) => ({ title: fr ?? en ?? 'Cell without a heading' }),
  },
})
