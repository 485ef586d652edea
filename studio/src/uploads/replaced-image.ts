import { type FormPatch, type ImageValue, unset } from 'sanity'
import { firstWritten, studioText } from '../languages/studio-text.ts'

/** Whether patches put another image in the place of one, or of one that was cleared, of which the rest is still there. */
export function replacesImage(patches: readonly FormPatch[], value: ImageValue | undefined) {
  if (!value || !ofOneImage.some((field) => value[field] !== undefined)) return false
  const before = value.asset?._ref
  return patches.some((patch) => (assetOf(patch) ?? before) !== before)
}

const ofOneImage = ['asset', 'crop', 'hotspot', 'alt'] as const

function assetOf(patch: FormPatch): string | undefined {
  if (patch.type !== 'set' || patch.path.join() !== 'asset') return undefined
  const { value } = patch
  const isReference = typeof value === 'object' && value !== null && '_ref' in value
  return isReference ? String(value._ref) : undefined
}

/** What Sanity lets an image have from the one before: how that one was cut, and which point of it stays in sight. */
export const framingOfOld = (): FormPatch[] => [unset(['crop']), unset(['hotspot'])]

/** The words that describe an image, in the language of the Studio if they can be had; `undefined` where there are none. */
export function descriptionOf(value: ImageValue | undefined): string | undefined {
  const alt: unknown = value?.alt
  return typeof alt === 'object' && alt !== null ? studioText(alt) : firstWritten(alt)
}
