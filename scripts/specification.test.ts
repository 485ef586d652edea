import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../docs')

/** How many requirements each part of the specification has. */
const parts = { L: 8, R: 25, H: 2, C: 12, D: 4, S: 21, F: 9, N: 12, A: 5, E: 11, K: 6, M: 3 }
const ids = Object.entries(parts).flatMap(([part, count]) =>
  Array.from({ length: count }, (_, at) => `${part}${at + 1}`),
)

const rows = readFileSync(join(folder, 'specification.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]\d/.test(line))
  .map((line) => {
    const [id = '', , , proof = ''] = line.slice(2).split(' | ')
    return { id, proof }
  })

test('every requirement has one row', () => {
  expect(rows.map(({ id }) => id)).toEqual(ids)
})

test.each(rows)('$id is proven by tests there are', ({ proof }) => {
  const proofs = [...proof.matchAll(/\]\(([^)]+)\) “([^”]+?)…?”/g)]
  expect(proofs.length).toBeGreaterThan(0)
  const missing = proofs.filter(([, file = '', title = '']) => {
    const path = join(folder, file)
    const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
    return !['"', "'", '`'].some((quote) => source.includes(quote + title))
  })
  expect(missing.map(([row]) => row)).toEqual([])
})
