import type { SchemaTypeDefinition } from 'sanity'

/** Adds to the definition of one field of a page, such as its input; definitions of other types stay as they are. */
export function withPageField(
  definition: SchemaTypeDefinition,
  name: string,
  change: object,
): SchemaTypeDefinition {
  if (definition.name !== 'page' || !('fields' in definition)) return definition
  const fields = definition.fields?.map((field) =>
    field.name === name ? { ...field, ...change } : field,
  )
  return { ...definition, fields } as SchemaTypeDefinition
}
