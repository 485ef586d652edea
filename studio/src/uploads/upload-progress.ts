import type { FormPatch, UploadState } from 'sanity'

/** The field in which Sanity's inputs keep the progress of an upload. */
export const progressField = '_upload'

/** Whether a patch is about the progress of an upload, and not about content. */
export const isProgress = ({ path }: FormPatch): boolean => path[0] === progressField

/** The progress after a patch of it; null when there is no upload any more. */
export function withProgress(state: Partial<UploadState> | null, patch: FormPatch) {
  const [, name] = patch.path
  if (name === undefined) return patch.type === 'set' ? asState(patch.value) : null
  // What comes after the end is about an upload that is gone.
  if (state === null || patch.type !== 'set') return state
  return { ...state, [String(name)]: patch.value }
}

const asState = (value: unknown): Partial<UploadState> =>
  value !== null && typeof value === 'object' ? value : {}
