import { defineField, type FieldDefinition } from '@sanity/types'
import { holdsTogether, ofAWhole } from './validation/range.ts'

/** A figure that visitors of a tool set. */
export const rangeField = (name: string, title: string, description: string): FieldDefinition =>
  defineField({
    name,
    title,
    type: 'toolRange',
    description,
    // Here, not at the type: the rule of a field replaces that of its type.
    validation: (rule) => [rule.required(), rule.custom(holdsTogether)],
  })

/** The same, in per cent of a whole. */
export const shareField = (name: string, title: string, description: string): FieldDefinition =>
  defineField({
    name,
    title,
    type: 'toolRange',
    description,
    validation: (rule) => [rule.required(), rule.custom(holdsTogether), rule.custom(ofAWhole)],
  })

/** A figure that a tool reckons with and visitors don't set. */
export const constantField = (name: string, title: string, description: string): FieldDefinition =>
  defineField({
    name,
    title,
    type: 'number',
    description,
    validation: (rule) => [rule.required(), rule.min(0)],
  })
