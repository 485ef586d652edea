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
export const Content = v.object({
  /** What people know it as, for messages. */
  name: v.string(),
  /** The documents, one JSON object a line. */
  file: v.string(),
  /** Where `file://./…` leads. */
  folder: v.string(),
  /** Files that are read in place of those addresses lead to, by the addresses. */
  copies: v.record(v.string(), v.string()),
  assets: AssetsJson,
  /** Whether it came with its folder, out of which no address may lead, and all of whose assets belong to it. */
  isArchive: v.boolean(),
})
export type Content = v.InferOutput<typeof Content>
