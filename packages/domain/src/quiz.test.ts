import { describe, expect, test } from 'vitest'
import { recommendedTag } from './quiz.ts'

const tags = ['anxiety', 'mood', 'burnout', 'other']

/** The points of each answer, o1 to o4, question by question. */
const points = [
  [2, 2, 2, 2],
  [2, 3, 4, 2],
  [4, 4, 4, 4],
]

/** What answering o1 to o4, as 1 to 4, leads to. */
const recommended = (...options: number[]) =>
  recommendedTag(
    options.map((option, question) => ({
      tag: tags[option - 1] ?? null,
      points: points[question]?.[option - 1] ?? null,
    })),
    tags,
  )

describe('K6: the recommendation of a quiz', () => {
  test.each([
    [[1, 1, 1], 'anxiety'],
    [[2, 2, 2], 'mood'],
    [[3, 3, 3], 'burnout'],
    [[4, 4, 4], 'other'],
  ])('%j, the same thrice, is %s', (options, tag) => {
    expect(recommended(...options)).toBe(tag)
  })

  test.each([
    // 2 and 2 against the 4 of the third question: the order of the tags decides.
    [[1, 1, 3], 'anxiety'],
    [[4, 4, 1], 'anxiety'],
    [[4, 4, 2], 'mood'],
    // 2 and 3 for mood: more than the 4 of the third question.
    [[2, 2, 1], 'mood'],
    [[2, 2, 4], 'mood'],
    // 2 and 4 for burnout.
    [[3, 3, 1], 'burnout'],
    // 4 for o3 in the second question against 4 in the third.
    [[1, 3, 2], 'mood'],
    [[2, 3, 4], 'burnout'],
    [[1, 3, 1], 'anxiety'],
    [[4, 3, 4], 'other'],
    // The third question weighs most where all three differ.
    [[1, 2, 4], 'other'],
    [[4, 1, 2], 'mood'],
  ])('%j leads to %s', (options, tag) => {
    expect(recommended(...options)).toBe(tag)
  })

  test('every set of answers leads to one of the four', () => {
    const options = [1, 2, 3, 4]
    const all = options.flatMap((one) =>
      options.flatMap((two) => options.map((three) => recommended(one, two, three))),
    )
    expect(all).toHaveLength(64)
    expect(new Set(all)).toEqual(new Set(tags))
  })
})

test('answers that speak for nothing there is count for nothing', () => {
  const lost = { tag: 'sleep', points: 9 }
  const unwritten = { tag: 'mood', points: null }
  expect(recommendedTag([lost, unwritten, { tag: 'burnout', points: 1 }], tags)).toBe('burnout')
  expect(recommendedTag([lost], tags)).toBe('anxiety')
  expect(recommendedTag([lost], [])).toBeNull()
})
