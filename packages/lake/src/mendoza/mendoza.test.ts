import { applyPatch, incremental } from 'mendoza'
import { describe, expect, it } from 'vitest'
import { Random } from '../testing/random.ts'
import { encodeEffects } from './index.ts'
import { randomEdit, randomFields } from './testing/random-edits.ts'

type Fields = Record<string, unknown>

const roundTrips = 6000

function applied(before: Fields | null, patch: readonly unknown[]): unknown {
  // What a client gets has been through JSON.
  return applyPatch(before, JSON.parse(JSON.stringify(patch)))
}

function appliedStepwise(before: Fields | null, patch: readonly unknown[]): unknown {
  const { applyPatch: step, unwrap, wrap } = incremental
  return unwrap(step(wrap(before, 'before'), [...patch], 'after'))
}

function expectRoundTrip(before: Fields | null, after: Fields | null): void {
  const { apply, revert } = encodeEffects(before, after)
  const pair = JSON.stringify([before, after])
  expect(applied(before, apply), pair).toEqual(after)
  expect(applied(after, revert), pair).toEqual(before)
  expect(appliedStepwise(before, apply), pair).toEqual(after)
  expect(appliedStepwise(after, revert), pair).toEqual(before)
}

const sizeOf = (value: unknown) => JSON.stringify(value).length

describe('mendoza effects', () => {
  it(`restore what they changed, in ${roundTrips} random edits`, () => {
    const random = new Random(20260214)
    let before: Fields = randomFields(random)
    for (let step = 0; step < roundTrips; step++) {
      const after = random.chance(0.1) ? randomFields(random) : randomEdit(random, before)
      expectRoundTrip(before, after)
      before = random.chance(0.05) ? randomFields(random) : after
    }
  })

  it.each<[string, Fields, Fields]>([
    ['accents', { b: 'Crème brûlée à la carte' }, { b: 'Crème brûlée très à la carte' }],
    ['emoji that share half of a pair', { t: 'a😀b' }, { t: 'a😁b' }],
    ['emoji that share the other half', { t: 'x\u{1f600}y' }, { t: 'x\u{1fa00}y' }],
    ['a repeated letter', { t: 'aaa' }, { t: 'aaaaa' }],
    ['a string emptied', { t: 'é' }, { t: '' }],
    ['an array emptied', { t: ['x', 'y'] }, { t: [] }],
    ['an object emptied', { t: { a: { b: 1 } } }, { t: { a: {} } }],
    ['repeated items', { t: ['x', 'y', 'x', 'x'] }, { t: ['x', 'x', 'y'] }],
    [
      'lists of lists',
      { t: [[1, 2, 3], ['long enough to be kept']] },
      { t: [[1, 3], ['long enough to keep']] },
    ],
    ['another type', { t: 'text' }, { t: { text: ['text'] } }],
    ['null for a value', { t: { a: 1 } }, { t: null }],
    [
      'names of what every object has',
      { toString: 'a', valueOf: 1 },
      { constructor: 'a', toString: 'b' },
    ],
    [
      'items moved, changed, added',
      {
        t: [
          { _key: 'a', v: 1 },
          { _key: 'b', v: 'é😀x' },
        ],
      },
      { t: [{ _key: 'b', v: 'é😀yx' }, { _key: 'c' }, { _key: 'a', v: 1 }] },
    ],
    [
      'two items with the same key',
      {
        t: [
          { _key: 'a', v: 'one' },
          { _key: 'a', v: 'two' },
        ],
      },
      {
        t: [
          { _key: 'a', v: 'two' },
          { _key: 'a', v: 'three' },
          { _key: 'a', v: 'one' },
        ],
      },
    ],
  ])('restore %s', (_name, before, after) => {
    expectRoundTrip(before, after)
  })

  it('write a deletion as exactly [0, null] and a creation as the document, both without _rev', () => {
    const document = { _id: 'a', _type: 'page', _rev: 'r1', title: 'Été' }
    const { _rev, ...attributes } = document
    expect(encodeEffects(document, null)).toEqual({ apply: [0, null], revert: [0, attributes] })
    expect(encodeEffects(null, document)).toEqual({ apply: [0, attributes], revert: [0, null] })
  })

  it('leave out _rev, which would shift the indexes of the fields after it', () => {
    const before = { _id: 'a', _rev: 'r1', count: 1, title: 'Old' }
    const after = { _id: 'a', _rev: 'r2', count: 2, title: 'Old' }
    const { apply } = encodeEffects(before, after)
    expect(apply).toEqual([17, 2, 'count'])
    expect(applied({ _id: 'a', count: 1, title: 'Old' }, apply)).toEqual({
      _id: 'a',
      count: 2,
      title: 'Old',
    })
  })

  it('stay small for one word in a long text of a large document', () => {
    const words = (count: number) => Array.from({ length: count }, (_, n) => `mot${n} né`).join(' ')
    const block = (n: number, text: string) => ({
      _key: `b${n}`,
      _type: 'block',
      children: [{ _key: `s${n}`, _type: 'span', marks: [], text }],
    })
    const text = words(1000)
    const blocks = Array.from({ length: 60 }, (_, n) => block(n, text))
    const body = blocks.with(30, block(30, text.replace('mot500 ', 'parole500 ')))
    const { apply, revert } = encodeEffects({ _id: 'a', body: blocks }, { _id: 'a', body })
    expect(sizeOf(blocks)).toBeGreaterThan(500_000)
    expect(sizeOf(apply)).toBeLessThan(100)
    expect(sizeOf(revert)).toBeLessThan(100)
    expectRoundTrip({ _id: 'a', body: blocks }, { _id: 'a', body })
  })

  it('stay small when an item is inserted, moved or removed', () => {
    const items = Array.from({ length: 200 }, (_, n) => ({ _key: `k${n}`, text: `Ligne n° ${n}` }))
    const inserted = items.toSpliced(20, 0, { _key: 'new', text: 'Ici' })
    const moved = items.toSpliced(10, 1).toSpliced(150, 0, ...items.slice(10, 11))
    for (const after of [inserted, moved, items.toSpliced(99, 1)]) {
      expect(sizeOf(encodeEffects({ items }, { items: after }).apply)).toBeLessThan(80)
      expectRoundTrip({ items }, { items: after })
    }
  })

  it('never replace a whole document, whatever is left of it, so that history knows whose each part is', () => {
    const { apply } = encodeEffects(
      { _id: 'a', kept: true, text: 'x'.repeat(50) },
      { _id: 'a', other: 1 },
    )
    expect(apply[0]).not.toBe(0)
  })
})
