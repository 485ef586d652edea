import * as v from 'valibot'

/** How a page shows what is not published yet. */
export const draftModeSchema = v.variant('kind', [
  /** Beside the Studio's form: each text says which field it comes from. `studio` is the Studio's origin. */
  v.object({ kind: v.literal('studio'), studio: v.string() }),
  /** To whoever was given a link: one page, by its path without language, until a moment (ISO 8601). */
  v.object({ kind: v.literal('share'), path: v.string(), expires: v.string() }),
])

export type DraftMode = v.InferOutput<typeof draftModeSchema>
