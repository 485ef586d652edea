import { defineField, type FieldDefinition } from '@sanity/types'

/** A figure that visitors of a tool set. */
export const rangeField = (name: string, title: string, description: string): FieldDefinition =>
  defineField({
    name,
    title,
    type: 'toolRange',
    description,
    validation: (rule) => rule.required(),
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
