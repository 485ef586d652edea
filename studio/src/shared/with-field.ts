import type { SchemaTypeDefinition } from 'sanity'

/**
 * Adds to the definition of one field of a document, such as its input; definitions of other types stay as they are.
 * @param place type and field: `page.path`
 */
export function withField(
  definition: SchemaTypeDefinition,
  place: `${string}.${string}`,
  change: object,
): SchemaTypeDefinition {
  const [type, name] = place.split('.')
  if (definition.name !== type || !('fields' in definition)) return definition
  const fields = definition.fields?.map((field) =>
    field.name === name ? { ...field, ...change } : field,
  )
  return { ...definition, fields } as SchemaTypeDefinition
}
