import * as v from 'valibot'
import { Content } from '../content/content.ts'

/** What the commands `import` and `pull` ask of a lake that is being served. */
export const ImportRequest = v.object({
  /** Lies in the data folder: of other folders the lake may see less than the command. */
  content: Content,
  dataset: v.string(),
  mode: v.picklist(['create', 'replace', 'missing']),
  /** Ids of documents to delete in the same transaction: for `pull --delete`. */
  remove: v.optional(v.array(v.string()), []),
})
export type ImportRequest = v.InferInput<typeof ImportRequest>

export const ImportResponse = v.object({ documents: v.number(), assets: v.number() })

/** A folder with a copy of every dataset that is served, to be removed by who requested it. */
export const SnapshotResponse = v.object({ directory: v.string() })

export const RefusalResponse = v.object({ message: v.string() })
