import type { SanityClient } from '@sanity/client'
import type { SanityDocument, ValidationMarker } from '@sanity/types'
import { validateDocumentInternal } from '@sanity/validation/_internal'
import { evaluate, parse } from 'groq-js'
import { compiledSchema } from '../compiled.ts'

const schema = compiledSchema()

/** Asks the documents of a test what a validation rule would ask the content lake; drafts are visible. */
function clientOver(dataset: object[]): SanityClient {
  const client = {
    async fetch(query: string, params: Record<string, unknown> = {}) {
      const value = await evaluate(parse(query, { params }), { dataset, params })
      return value.get()
    },
    withConfig: () => client,
  }
  // Rules ask questions and nothing else; the rest of a client would only be there for its type.
  return client as unknown as SanityClient
}

export interface TestDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

export interface Finding {
  level: 'error' | 'warning' | 'info'
  /** Where the Studio shows it: `seo.description.fr`, `sections[hero].title`. */
  at: string
  message: string
}

const finding = ({ level, path, message }: ValidationMarker): Finding => ({
  level,
  at: written(path),
  message,
})

const stored = (document: TestDocument): SanityDocument => ({
  _rev: 'r',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  ...document,
})

/** Validates a document as the Studio does, beside the other documents of its dataset. */
export async function findings(
  document: TestDocument,
  dataset: TestDocument[] = [],
): Promise<Finding[]> {
  const ids = new Set(dataset.map(({ _id }) => _id))
  const client = clientOver([...dataset, document])
  const markers = await validateDocumentInternal({
    document: stored(document),
    schema,
    // Outside the Studio, Sanity turns every error of an object into a warning.
    environment: 'studio',
    getClient: () => client,
    getDocumentExists: async ({ id }) => ids.has(id),
  })
  return markers.map(finding)
}

function written(path: ValidationMarker['path']): string {
  return path
    .map((part) => {
      if (typeof part === 'string') return `.${part}`
      return typeof part === 'object' && '_key' in part ? `[${part._key}]` : `[${String(part)}]`
    })
    .join('')
    .replace(/^\./, '')
}
