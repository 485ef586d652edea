import type { SeedDocument } from './seed-documents.ts'

/** Writes documents as `sanity dataset import` takes them: one JSON object a line. */
export const toNdjson = (documents: readonly SeedDocument[]): string =>
  documents.map((document) => `${JSON.stringify(document)}\n`).join('')
