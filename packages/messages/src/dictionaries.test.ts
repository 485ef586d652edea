import { readFileSync } from 'node:fs'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'

const dictionary = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8'))
const [fr, en] = [dictionary('fr'), dictionary('en')]

const placeholders = (text: string) =>
  parse(text)
    .filter((element) => element.type !== TYPE.literal)
    .map((element) => ('value' in element ? element.value : '#'))
    .toSorted()

const shape = (dictionary: Record<string, string>) =>
  Object.fromEntries(Object.entries(dictionary).map(([id, text]) => [id, placeholders(text)]))

test('both languages have the same texts with the same placeholders', () => {
  expect(shape(fr)).toEqual(shape(en))
})

test('no text is empty', () => {
  const texts = [...Object.values(fr), ...Object.values(en)]
  expect(texts.filter((text) => text.trim() === '')).toEqual([])
})
