import { readdirSync, readFileSync } from 'node:fs'
import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { namesIn } from './catalogue/spell-out.ts'

const root = new URL('../', import.meta.url)
const namespaces = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['src', 'node_modules'].includes(entry.name))
  .map(({ name }) => name)

const dictionary = (namespace: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${namespace}/${language}.json`, root), 'utf8'))

/** What is to be filled in of each text. */
const placeholders = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, [...new Set(namesIn(parse(text)))].toSorted()]),
  )

test('every namespace is a folder of two files', () => {
  const files = namespaces.map((name) => readdirSync(new URL(`${name}/`, root)).toSorted())
  expect(namespaces).toContain('site')
  expect(files).toEqual(namespaces.map(() => ['en.json', 'fr.json']))
})

describe.each(namespaces)('%s', (namespace) => {
  const [fr, en] = [dictionary(namespace, 'fr'), dictionary(namespace, 'en')]

  test('has the same texts with the same placeholders in both languages', () => {
    expect(placeholders(fr)).toEqual(placeholders(en))
  })

  test('has no empty text', () => {
    const texts = [...Object.values(fr), ...Object.values(en)]
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
  })
})
