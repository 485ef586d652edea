import { defineField, defineType } from '@sanity/types'
import { filledFields } from '../validation/choice.ts'
import { requiredTextUnless } from '../validation/translations.ts'
import { drawingFields } from './drawing-fields.ts'

/** Whether a figure that its document may leave empty is so, be it that it was written and emptied again. */
function isLeftEmpty(figure: unknown): boolean {
  if (typeof figure !== 'object' || figure === null) return false
  // What stands in a list is there to be shown.
  if ('_key' in figure) return false
  const isDrawn = 'drawing' in figure && figure.drawing && figure.drawing !== 'none'
  return !isDrawn && filledFields(figure, ['value', 'unit', 'label']).length === 0
}

export const drawnFigure = defineType({
  name: 'drawnFigure',
  title: 'Large figure',
  type: 'object',
  description: 'A number that stands large, with a drawing that says the same.',
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'value',
      title: 'Number',
      type: 'localeString',
      description: 'Without its unit: "14", "0.8".',
      validation: requiredTextUnless(isLeftEmpty),
    }),
    defineField({
      name: 'unit',
      title: 'Unit',
      type: 'localeString',
      description: 'Such as "days" or "%"; may stay empty.',
    }),
    defineField({
      name: 'label',
      title: 'What it counts',
      type: 'localeString',
      description: 'Under the number, in a sentence.',
      validation: requiredTextUnless(isLeftEmpty),
    }),
    ...drawingFields,
  ],
  preview: { select: { title: 'value.fr', subtitle: 'label.fr' } },
})
