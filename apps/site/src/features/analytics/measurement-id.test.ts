import { expect, test } from 'vitest'
import { measurementIdOf } from './measurement-id.ts'

const ids = [
  { host: 'jalonne.ch', measurementId: 'G-MAIN' },
  { host: 'www.jalonne.com', measurementId: 'G-SECOND' },
  { host: 'empty.example', measurementId: null },
]

test.each([
  ['jalonne.ch', 'G-MAIN'],
  ['www.jalonne.ch', 'G-MAIN'],
  ['jalonne.com', 'G-SECOND'],
  ['WWW.jalonne.com:443', 'G-SECOND'],
  ['localhost:3000', 'G-MAIN'],
  ['empty.example', 'G-MAIN'],
])('visits to %s are counted under %s', (host, id) => {
  expect(measurementIdOf(ids, host)).toBe(id)
})

test('without any id nothing is counted', () => {
  expect(measurementIdOf([], 'jalonne.ch')).toBeNull()
  expect(measurementIdOf([{ host: 'jalonne.ch', measurementId: null }], 'jalonne.ch')).toBeNull()
})
