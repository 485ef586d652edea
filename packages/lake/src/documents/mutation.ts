/** A document about to be written: `_id` is made up when absent or ending in a dot. */
export interface DocumentInput {
  _id?: string | undefined
  _type: string
  [attribute: string]: unknown
}

/** Which documents an operation is for: one id, several, or those a GROQ query selects. */
export interface Selection {
  id?: string | string[] | undefined
  query?: string | undefined
  params?: Record<string, unknown> | undefined
}

/** Patch operations by JSONMatch path; applied in the order of this list. */
export interface PatchOperations {
  setIfMissing?: Record<string, unknown> | undefined
  set?: Record<string, unknown> | undefined
  unset?: string[] | undefined
  diffMatchPatch?: Record<string, string> | undefined
  inc?: Record<string, number> | undefined
  dec?: Record<string, number> | undefined
  insert?: { before?: string; after?: string; replace?: string; items: unknown[] } | undefined
  ifRevisionID?: string | undefined
}

/** One operation of a transaction, in the wire format of `/data/mutate`. */
export type Mutation =
  | { create: DocumentInput }
  | { createOrReplace: DocumentInput & { _id: string } }
  | { createIfNotExists: DocumentInput & { _id: string } }
  /** `purge`: and what the history knows of it. */
  | { delete: Selection & { purge?: boolean | undefined } }
  | { patch: Selection & PatchOperations }
