import { compiledSchema } from '@jalonne/schemas/compiled'
import type { SanityDocument } from '@sanity/types'
import { validateDocument } from '@sanity/validation'
import { evaluate, parse } from 'groq-js'
import type { SeedDocument } from '../seed-documents.ts'

type ValidationClient = NonNullable<Parameters<typeof validateDocument>[0]['client']>

const stored = '2026-01-01T00:00:00Z'

/** Answers the queries of validation rules from the documents themselves, without a server. */
const clientOver = (documents: readonly SeedDocument[]): ValidationClient => {
  const client = {
    fetch: async (query: string, params: Record<string, unknown>) =>
      (await evaluate(parse(query, { params }), { dataset: documents, params })).get(),
    withConfig: () => client,
  }
  // Rules use these two methods only; the type asks for the whole client.
  return client as unknown as ValidationClient
}

/** Documents as the lake stores them: an image that comes with the seed has become a reference. */
const imported = (documents: readonly SeedDocument[]): SeedDocument[] =>
  JSON.parse(JSON.stringify(documents), (_, value) => {
    if (!value?._sanityAsset) return value
    const { _sanityAsset, ...image } = value
    return { ...image, asset: { _type: 'reference', _ref: importedAsset } }
  })

const importedAsset = 'image-imported-1600x900-png'

/** What an editor would be told about these documents: one line a problem, warnings included. */
export const problemsIn = async (seeds: readonly SeedDocument[]): Promise<string[]> => {
  const documents = imported(seeds)
  const schema = compiledSchema()
  const client = clientOver(documents)
  const ids = new Set([importedAsset, ...documents.map(({ _id }) => _id)])
  const results = await Promise.all(
    documents.map(async (seed) => {
      const document: SanityDocument = {
        ...seed,
        _rev: 'seed',
        _createdAt: stored,
        _updatedAt: stored,
      }
      const { status, markers } = await validateDocument({
        document,
        schema,
        client,
        getDocumentExists: async ({ id }) => ids.has(id),
      })
      const lines = markers.map(
        ({ level, path, message }) => `${seed._id} ${level} ${JSON.stringify(path)}: ${message}`,
      )
      return status === 'notEvaluated' ? [...lines, `${seed._id} could not be evaluated`] : lines
    }),
  )
  return results.flat()
}
