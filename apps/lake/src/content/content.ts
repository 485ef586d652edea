import * as v from 'valibot'

/** What `assets.json` of an export says about assets, by `image-<sha1>` and `file-<sha1>`. */
export const AssetsJson = v.record(
  v.string(),
  v.looseObject({
    originalFilename: v.optional(v.string()),
    metadata: v.optional(v.record(v.string(), v.unknown())),
  }),
)

export type AssetsJson = v.InferOutput<typeof AssetsJson>

/** Content that lies ready to be imported. */
export interface Content {
  /** What people know it as, for messages. */
  name: string
  /** The documents, one JSON object a line. */
  file: string
  /** Where `file://./…` leads. */
  folder: string
  assets: AssetsJson
  /** Whether it came with its folder, out of which no address may lead, and all of whose assets belong to it. */
  isArchive: boolean
}
