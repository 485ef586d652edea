import { Schema as Compiler } from '@sanity/schema'
import {
  builtinTypes,
  extractSchema,
  groupProblems,
  validateSchema,
} from '@sanity/schema/_internal'
import type { Schema } from '@sanity/types'
import { schemaTypes } from './index.ts'

/** What is wrong with the content model itself, one sentence a problem; empty when all is well. */
export function schemaProblems(): string[] {
  return groupProblems(validateSchema(schemaTypes).getTypes()).flatMap(({ path, problems }) =>
    problems.map(
      ({ message }) =>
        `${path.map((part) => ('name' in part ? part.name : '')).join('.')}: ${message}`,
    ),
  )
}

/** The content model compiled without a Studio, with Sanity's own types beside ours. */
export function compiledSchema(): Schema {
  const parent = Compiler.compile({ name: 'studio', types: builtinTypes })
  // The class declares its optional `parent` more loosely than the interface it stands for.
  return Compiler.compile({ name: 'default', types: schemaTypes, parent }) as Schema
}

/** The content model as type generation reads it. */
export const extractedSchema = () => extractSchema(compiledSchema())
