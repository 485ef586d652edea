import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { Failure, reasonOf } from '../failure.ts'

const SeedDocument = v.looseObject({
  _id: v.optional(
    v.pipe(
      v.string('"_id" must be a text'),
      v.regex(
        /^[\w.-]{1,128}$/,
        '"_id" must be made of at most 128 letters, digits, dots, dashes and underscores',
      ),
    ),
  ),
  _type: v.pipe(
    v.optional(v.string('"_type" must be a text'), ''),
    v.nonEmpty('"_type" is missing'),
  ),
})

export interface SeedLine {
  /** Counted from 1, as editors do. */
  line: number
  document: v.InferOutput<typeof SeedDocument>
}

/**
 * Reads a file of documents, one JSON object a line, as `sanity dataset import` takes it.
 * @throws Failure naming the file and the line that is wrong
 */
export async function readSeed(file: string): Promise<SeedLine[]> {
  const lines = (await textOf(file)).split('\n')
  const documents: SeedLine[] = []
  const lineOf = new Map<string, number>()
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue
    const line = index + 1
    const document = parseLine(text, `${file}, line ${line}`)
    const before = document._id && lineOf.get(document._id)
    if (before)
      throw new Failure(`${file}, line ${line}: "${document._id}" is already on line ${before}.`)
    if (document._id) lineOf.set(document._id, line)
    documents.push({ line, document })
  }
  if (documents.length === 0) throw new Failure(`${file} holds no documents.`)
  return documents
}

async function textOf(file: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))
  } catch (error) {
    throw new Failure(`The seed ${file} cannot be read (${reasonOf(error)}).`)
  }
}

function parseLine(text: string, place: string): SeedLine['document'] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Failure(`${place}: this is not a whole JSON object (${reasonOf(error)}).`)
  }
  const parsed = v.safeParse(SeedDocument, value)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Failure(
    `${place}: ${issue.path ? issue.message : 'this is not a document, but a bare value'}.`,
  )
}
