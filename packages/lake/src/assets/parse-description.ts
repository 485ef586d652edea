import * as v from 'valibot'
import { LakeProblem } from '../problem.ts'
import type { AssetDescription } from './document.ts'

const text = v.optional(v.pipe(v.string(), v.maxLength(1024)))
const Parameters = v.object({
  filename: text,
  title: text,
  label: text,
  description: text,
  creditLine: text,
  sourceId: text,
  sourceName: text,
  sourceUrl: text,
})

/**
 * Reads what an uploader says about an asset from the query of the upload.
 * @throws LakeProblem 400 for a text that is too long
 */
export function parseDescription(query: URLSearchParams): AssetDescription {
  const parsed = v.safeParse(Parameters, Object.fromEntries(query))
  if (!parsed.success) {
    const name = v.getDotPath(parsed.issues[0]) ?? 'parameter'
    throw new LakeProblem(400, 'invalidParameter', `"${name}" is longer than 1024 characters`)
  }
  const { sourceId: id, sourceName: name, sourceUrl: url, ...about } = parsed.output
  const meta = query.getAll('meta').flatMap((list) => list.split(','))
  return {
    ...about,
    ...(id && name && { source: { id, name, ...(url && { url }) } }),
    ...(meta.length > 0 && { meta }),
  }
}
