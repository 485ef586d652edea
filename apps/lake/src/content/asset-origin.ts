import * as v from 'valibot'
import { assetKey } from './asset-metadata.ts'
import { assetNameOf } from './asset-references.ts'

interface Upload {
  readonly _id: string
  readonly [attribute: string]: unknown
}

/** The name of the source in whose `id` an upload keeps the sha1 of the bytes it was made of. */
const sourceName = 'sha1'

const Origin = v.object({ source: v.object({ name: v.literal(sourceName), id: v.string() }) })

/** Whether an upload is a drawing, which Sanity's hosted lake writes anew: it gets another sha1, and so another id. */
export const isSvg = ({ _id }: Pick<Upload, '_id'>): boolean => /^image-.*-svg$/.test(_id)

/**
 * Makes an upload keep what its bytes were before a lake changed them. One that somebody gave a source keeps that.
 * @param document the description of the upload as it was made
 */
export function withOrigin<T extends Upload>(document: T): T {
  const sha1 = assetNameOf(document._id)?.sha1
  return document.source || !sha1
    ? document
    : { ...document, source: { name: sourceName, id: sha1 } }
}

/**
 * What two lakes know the same upload by, `image-<sha1>`, also where one of them changed its bytes; null for ids of
 * another form.
 */
export function originOf(document: Upload): string | null {
  const asset = assetNameOf(document._id)
  if (!asset) return null
  const known = v.safeParse(Origin, document)
  return assetKey(asset.kind, known.success ? known.output.source.id : asset.sha1)
}
