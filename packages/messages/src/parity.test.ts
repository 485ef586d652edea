import { globSync, readdirSync, readFileSync } from 'node:fs'
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

// Everything that may say a text, but for tests.
const sources = globSync('../../{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(new URL(file, root), 'utf8'))
  .join()
// Put together otherwise, or an agreed wording that stands ready beside the one that is shown.
const saidOtherwise = /^(size-.+|plan\.\w+|retry|quote\.\w+Alternate)$/

/** Whether an id stands in the sources, whole or as a template that begins or ends with it: `label.${field}`. */
const isSaid = (id: string) => {
  const dot = id.lastIndexOf('.')
  const ends = dot < 0 ? [] : [`\`${id.slice(0, dot)}.\${`, `}${id.slice(dot)}\``]
  return [`'${id}'`, ...ends].some((written) => sources.includes(written))
}

describe.each(namespaces)('%s', (namespace) => {
  const [fr, en] = [dictionary(namespace, 'fr'), dictionary(namespace, 'en')]

  test('has the same texts with the same placeholders in both languages', () => {
    expect(placeholders(fr)).toEqual(placeholders(en))
  })

  test('has no text that nothing says', () => {
    const unsaid = Object.keys(en).filter((id) => !isSaid(id))
    expect(unsaid.filter((id) => !saidOtherwise.test(id))).toEqual([])
  })

  test('has no empty text', () => {
    const texts = [...Object.values(fr), ...Object.values(en)]
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
  })
})
