import type { ValidationContext } from '@sanity/types'
import { type Sentence, say } from './say.ts'
import { missingLanguages } from './translations.ts'
import { ask } from './unique.ts'

const sentence = {
  en: 'Say what the image shows, for people who cannot see it.',
  fr: 'Dites ce que montre l’image, pour qui ne la voit pas.',
}

function hasAsset(image: unknown): boolean {
  return typeof image === 'object' && image !== null && 'asset' in image && Boolean(image.asset)
}

/**
 * Wants a description beside an image that has been chosen; an empty image field needs none.
 * Takes a plain text or one in both languages, of which one is enough (the other is a warning).
 */
export function describedImage(
  value: string | object | null | undefined,
  context: Pick<ValidationContext, 'parent'>,
): true | string {
  if (!hasAsset(context.parent)) return true
  if (typeof value === 'string') return value.trim() !== '' || say(context, sentence)
  return missingLanguages(value).length < 2 || say(context, sentence)
}

/** Makes a rule that wants an image or a film to be chosen: what remains of one that was removed is none. */
export const chosen =
  (wanted: Sentence = anImage) =>
  (value: unknown, context: unknown): true | string =>
    hasAsset(value) || say(context, wanted)

/** Wants an image that is transparent around what it shows: one that is opaque would be a rectangle in one colour. */
export async function transparent(
  image: { asset?: { _ref?: string } } | null | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const id = image?.asset?._ref
  if (!id) return true
  const isOpaque = await ask(context, '*[_id == $id][0].metadata.isOpaque', { id })
  return isOpaque !== true || say(context, withBackground)
}

const withBackground = {
  en: 'This image has a background: it would be shown as a rectangle in one colour.',
  fr: 'Cette image a un fond : elle s’afficherait comme un rectangle d’une seule couleur.',
}

const anImage = { en: 'Choose an image.', fr: 'Choisissez une image.' }
