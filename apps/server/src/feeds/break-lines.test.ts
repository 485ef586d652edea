import { expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'

// As in a type where every sign is half as wide as it is high.
const set = (title: string, box = {}) =>
  breakLines(
    title.split(' ').map((text) => ({ text, width: text.length / 2 })),
    { width: 1000, maxLines: 3, sizes: [100, 80, 60], space: 0.5, ...box },
  )

test('a short title stands on one line in the largest size', () => {
  expect(set('Tarifs')).toEqual({ size: 100, lines: ['Tarifs'] })
})

test('lines are about equally long, and no word is left alone', () => {
  expect(set('Agence digitale suisse depuis 1998')).toEqual({
    size: 100,
    lines: ['Agence digitale', 'suisse depuis 1998'],
  })
})

test('a title that takes more than three lines is set smaller', () => {
  const { size, lines } = set(
    'Conception et développement de sites pour les petites entreprises du canton',
  )
  expect(size).toBe(60)
  expect(lines).toHaveLength(3)
})

test('a long word makes the type smaller; what a no-break space joins stays together', () => {
  expect(set('Anticonstitutionnellement')).toMatchObject({ size: 80 })
  expect(set('Partout\u00a0?').lines).toEqual(['Partout\u00a0?'])
})

test('a title too long for the smallest size ends in an ellipsis', () => {
  const { size, lines } = set(`${'mot '.repeat(60)}fin`)
  expect(size).toBe(60)
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toMatch(/mot…$/)
})
