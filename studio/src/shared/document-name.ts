import { firstWritten, studioText } from '../languages/studio-text.ts'

/** The fields in which documents say what they are called: some in both languages, some in one for both. */
export const nameFields = ['title', 'name', 'question', 'from'] as const

/** A document, as much of it as tells what it is called. */
export type Named = { [field in (typeof nameFields)[number]]?: unknown }

/** The name that is written in a stored document, in the editor's language; `undefined` where none is. */
export function writtenName(document: Named): string | undefined {
  const texts = nameFields.map((field) => {
    const value = document[field]
    return typeof value === 'object' && value !== null ? studioText(value) : value
  })
  return firstWritten(...texts)
}

/** What a stored document is called, in the editor's language; its id where it has no name. */
export const documentName = (document: Named & { _id: string }): string =>
  writtenName(document) ?? document._id
