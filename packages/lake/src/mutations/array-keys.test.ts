import { expect, test } from 'vitest'
import { withArrayKeys } from './array-keys.ts'

const key = expect.stringMatching(/^[0-9a-f]{12}$/)

test('every object in an array is given a key, however deep it lies', () => {
  const value = {
    tags: ['a', null],
    sections: [{ title: 'One', cards: [{ title: 'Two' }] }],
    grid: [[{ title: 'Three' }]],
  }
  expect(withArrayKeys(value)).toEqual({
    tags: ['a', null],
    sections: [{ _key: key, title: 'One', cards: [{ _key: key, title: 'Two' }] }],
    grid: [[{ _key: key, title: 'Three' }]],
  })
})

test('two items are told apart', () => {
  const [one, other] = withArrayKeys<{ title: string; _key?: string }[]>([
    { title: 'One' },
    { title: 'One' },
  ])
  expect(one?._key).not.toBe(other?._key)
})

test('a key that is there stays, beside one that is made up', () => {
  expect(withArrayKeys([{ _key: 'a', cards: [{ title: 'One' }] }, { title: 'Two' }])).toEqual([
    { _key: 'a', cards: [{ _key: key, title: 'One' }] },
    { _key: key, title: 'Two' },
  ])
})

test('where nothing lacks a key nothing is copied', () => {
  const value = { tags: ['a'], sections: [{ _key: 'a', rows: [{ _key: 'b' }] }], grid: [['x']] }
  expect(withArrayKeys(value)).toBe(value)
})
