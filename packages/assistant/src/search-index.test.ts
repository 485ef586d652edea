import { expect, onTestFinished, test, vi } from 'vitest'
import { answerFrom } from './answer.ts'
import type { Passage } from './passage.ts'
import { searchIndex } from './search-index.ts'
import { termsIn } from './words.ts'

const terms = termsIn('en')
const words = Array.from({ length: 200 }, (_, place) => `word${place}`)
const passage = (id: string): Passage => ({
  id,
  kind: 'page',
  title: id,
  text: words.join(' '),
  asks: '',
  about: '',
  links: [],
})

test('a passage is weighed once, however many words of a question it holds', () => {
  const index = searchIndex(terms)
  index.update([passage('one'), passage('other')])
  const boost = vi.fn(() => 1)
  expect(index.search(words.slice(0, 20), boost)).toHaveLength(2)
  expect(boost).toHaveBeenCalledTimes(2)
})

test('when all passages are others, nothing is left to be done that a later update would be in the way of', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const index = searchIndex(terms)
  const passages = (edition: string) =>
    Array.from({ length: 60 }, (_, place) => ({
      ...passage(`${edition}${place}`),
      text: words
        .slice(0, 40)
        .map((word) => `${edition}${word}x${place}`)
        .join(' '),
    }))
  index.update(passages('former'))
  index.update(passages('new'))
  expect(vi.getTimerCount()).toBe(0)
  expect(index.size).toBe(60)
  expect(index.search(['formerword0x0'], () => 1)).toEqual([])
  expect(index.search(['newword0x0'], () => 1).map(({ passage }) => passage.id)).toContain('new0')
})

test('a question made of many words keeps nobody waiting: only its first are looked for', () => {
  const rarity = vi.fn(() => 1)
  const search = vi.fn(() => [])
  const index = { size: 0, update: () => {}, rarity, search }
  answerFrom(words.join(' '), '/', { language: 'en', index, terms })
  expect(rarity.mock.calls.length).toBeLessThan(30)
  expect(search).toHaveBeenCalledWith(words.slice(0, rarity.mock.calls.length), expect.anything())
})
