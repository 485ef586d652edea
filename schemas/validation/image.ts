import type { ValidationContext } from '@sanity/types'
import { say } from './say.ts'
import { missingLanguages } from './translations.ts'

const sentence = {
  en: 'Say what the image shows, for people who cannot see it.',
  fr: 'Dites ce que montre l’image, pour qui ne la voit pas.',
}

function hasAsset(parent: unknown): boolean {
  return typeof parent === 'object' && parent !== null && 'asset' in parent && Boolean(parent.asset)
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
