import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

/**
 * Places of more than one shape, where `object-position` alone keeps what is marked, and a poster, which is shown whole:
 * how many pictures each has.
 */
const withoutRatio: Record<string, number> = {
  'sections/card-stack/view.tsx': 1,
  'sections/chat-modes/view.tsx': 3,
  'sections/comparer/view.tsx': 3,
  'sections/video/view.tsx': 1,
}

/** The styles that draw what a file shows. */
const stylesOf = (file: string, source: string): string =>
  [...source.matchAll(/from '(\..*\.module\.css)'/g)]
    .map(([, path]) => read(resolve(dirname(file), path ?? '')))
    .join('\n')

/** Each `a / b`, or number, as one number. */
const ratiosIn = (text: string) =>
  [...text.matchAll(/([\d.]+)(?: \/ ([\d.]+))?/g)].map(([, a, b]) => Number(a) / Number(b ?? 1))

const places = globSync('{sections,features,shared}/**/*.tsx', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, source: read(file) }))
  .filter(({ source }) => source.includes('<ContentImage'))
  .map(({ file, source }) => ({ file, source, styles: stylesOf(resolve(root, file), source) }))
  .filter(({ styles }) => styles.includes('object-fit: cover'))

test('pictures are cut in many places', () => {
  expect(places.length).toBeGreaterThan(12)
})

test.each(places)('$file asks for pictures in the shape it cuts them to', (place) => {
  const { file, source, styles } = place
  const drawn = [...styles.matchAll(/aspect-ratio: ([^;]+);/g)].flatMap(([, value]) =>
    ratiosIn(value ?? ''),
  )
  const pictures = [...source.matchAll(/<ContentImage\b.*?\/>/gs)].map(([tag]) => tag)
  const asked = pictures.map((tag) => tag.match(/\bratio=\{([^}]*)\}/)?.[1])
  expect(asked.filter((ratio) => !ratio)).toHaveLength(withoutRatio[file] ?? 0)
  for (const ratio of asked.flatMap((text) => ratiosIn(text ?? ''))) {
    expect(drawn).toContainEqual(expect.closeTo(ratio, 5))
  }
})
