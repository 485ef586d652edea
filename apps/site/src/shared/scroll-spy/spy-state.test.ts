import { expect, test } from 'vitest'
import { choiceHolds, type SpyEvent, spyReducer, unread } from './spy-state.ts'

const order = ['website', 'seo', 'hosting']
const down = (id: string, at: number): SpyEvent => ({
  type: 'crossed',
  crossings: [{ id, passed: true }],
  at,
})
const up = (id: string, at: number): SpyEvent => ({
  type: 'crossed',
  crossings: [{ id, passed: false }],
  at,
})
const choose = (id: string, at: number): SpyEvent => ({ type: 'chosen', id, at })
const release = (at: number): SpyEvent => ({ type: 'released', at })

/** What the index shows after each event. */
function shown(...events: SpyEvent[]) {
  let state = spyReducer(unread, { type: 'watched', order })
  return events.map((event) => {
    state = spyReducer(state, event)
    return state.active
  })
}

test('the index follows the reader down and up again', () => {
  expect(
    shown(down('website', 1), down('seo', 2), down('hosting', 3), up('hosting', 4), up('seo', 5)),
  ).toEqual(['website', 'seo', 'hosting', 'seo', 'website'])
  expect(shown(down('website', 1), up('website', 2))).toEqual(['website', null])
})

test('a choice is shown at once and stands for 800 ms, whatever is scrolled past', () => {
  expect(
    shown(
      choose('hosting', 1000),
      down('website', 1100),
      down('seo', 1799),
      down('hosting', 1799.9),
      release(1800),
    ),
  ).toEqual(Array(5).fill('hosting'))
})

test('after 800 ms the place on screen counts again, also when nothing is crossed any more', () => {
  const reading = [down('website', 1), choose('hosting', 1000), down('seo', 1200)]
  expect(shown(...reading, release(1000 + choiceHolds - 1)).at(-1)).toBe('hosting')
  expect(shown(...reading, release(1000 + choiceHolds)).at(-1)).toBe('seo')
  expect(shown(...reading, up('seo', 1900)).at(-1)).toBe('website')
})

test('a second choice holds from its own time on', () => {
  expect(
    shown(choose('hosting', 0), choose('seo', 700), down('website', 1400), release(1500)),
  ).toEqual(['hosting', 'seo', 'seo', 'website'])
})

test('other places on the page start from the top', () => {
  const read = spyReducer(spyReducer(unread, { type: 'watched', order }), down('seo', 1))
  expect(spyReducer(read, { type: 'watched', order: ['new'] })).toEqual({
    ...unread,
    order: ['new'],
  })
})
