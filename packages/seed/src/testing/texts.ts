import { seedDocuments } from '../index.ts'
import { objectsIn } from './walk.ts'

/** A text as a visitor reads it in one language. */
export interface VisibleText {
  path: string
  language: 'fr' | 'en'
  text: string
}

const wordsOf = (block: unknown): string =>
  [...objectsIn(block, '')]
    .flatMap(({ value: { _type, text } }) => (_type === 'span' ? [String(text)] : []))
    .join('')

const plainText = (value: unknown): string =>
  Array.isArray(value) ? value.map(wordsOf).join('\n') : String(value ?? '')

/** Every bilingual text of the seed, formatted ones reduced to their words. */
export const visibleTexts = (): VisibleText[] =>
  seedDocuments()
    .flatMap((document) => [...objectsIn(document, document._id)])
    .filter(({ value }) =>
      /^locale(String|Text|SimpleText|RichText|ArticleText)$/.test(String(value._type)),
    )
    .flatMap(({ path, value }) =>
      (['fr', 'en'] as const).map((language) => ({
        path,
        language,
        text: plainText(value[language]),
      })),
    )
