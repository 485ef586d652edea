import { isDocumentId, objectWith } from '@jalonne/lake'
import { reasonOf } from '@jalonne/node-kit/errors'
import * as v from 'valibot'
import { Failure } from '../failure.ts'
import { readLines } from './read-lines.ts'

const ImportedDocument = objectWith({
  _id: v.optional(
    v.pipe(
      v.string('"_id" must be a text'),
      v.regex(
        /^[\w.-]{1,128}$/,
        '"_id" must be made of at most 128 letters, digits, dots, dashes and underscores',
      ),
      v.check(isDocumentId, '"_id" must be a plain id, or one behind drafts. or versions.<name>.'),
    ),
  ),
  _type: v.pipe(
    v.optional(v.string('"_type" must be a text'), ''),
    v.nonEmpty('"_type" is missing'),
  ),
})

export interface ReadDocument {
  /** Line of the file, counted from 1. */
  line: number
  document: v.InferOutput<typeof ImportedDocument>
}

/**
 * Reads a file of documents, one JSON object a line, as `sanity dataset export` writes it.
 * @param name what people know the file as
 * @throws Failure naming the file and the line that is wrong
 */
export async function readDocuments(file: string, name: string): Promise<ReadDocument[]> {
  const documents: ReadDocument[] = []
  const lineOf = new Map<string, number>()
  for await (const { number: line, text } of readLines(file, name)) {
    const document = parseLine(text, `${name}, line ${line}`)
    const before = document._id && lineOf.get(document._id)
    if (before)
      throw new Failure(`${name}, line ${line}: "${document._id}" is already on line ${before}.`)
    if (document._id) lineOf.set(document._id, line)
    documents.push({ line, document })
  }
  return documents
}

function parseLine(text: string, place: string): ReadDocument['document'] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Failure(`${place}: this is not a whole JSON object (${reasonOf(error)}).`)
  }
  const parsed = v.safeParse(ImportedDocument, value)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Failure(
    `${place}: ${issue.path ? issue.message : 'this is not a document, but a bare value'}.`,
  )
}
