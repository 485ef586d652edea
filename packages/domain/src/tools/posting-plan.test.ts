import { expect, test } from 'vitest'
import { postingPlan } from './posting-plan.ts'

const photo = { minutes: 20, name: 'photo' }
const story = { minutes: 40, name: 'story' }
const rules = { formats: [photo, story], adapting: 5, answering: 30 }
const days = (plan: ReturnType<typeof postingPlan>) => plan.posts.map(({ day }) => day)

test('R14: answers come first, then posts in turn until the time is used up', () => {
  expect(postingPlan({ minutes: 120, networks: 1, dayOff: 0 }, rules)).toEqual({
    posts: [
      { day: 2, format: photo, minutes: 20 },
      { day: 3, format: story, minutes: 40 },
      { day: 4, format: photo, minutes: 20 },
    ],
    answers: 30,
    free: 10,
    missing: null,
  })
})

test('R14: each further network takes its time, to adapt a post and to answer', () => {
  const { posts, answers, free } = postingPlan({ minutes: 120, networks: 3, dayOff: 0 }, rules)
  expect([answers, posts.map(({ minutes }) => minutes), free]).toEqual([90, [30], 0])
})

test('R14: nothing is published on the day off, and never two posts on one day', () => {
  const all = postingPlan({ minutes: 10_000, networks: 1, dayOff: 0 }, rules)
  expect(days(all)).toEqual([1, 2, 3, 4, 5, 6, 7])
  // What a week has no day for stays free.
  expect(all.free).toBe(10_000 - 30 - (4 * 20 + 3 * 40))
  const withoutTuesday = postingPlan({ minutes: 10_000, networks: 1, dayOff: 2 }, rules)
  expect(days(withoutTuesday)).toEqual([1, 3, 4, 5, 6, 7])
  expect(days(postingPlan({ minutes: 60, networks: 1, dayOff: 2 }, rules))).toEqual([4])
})

test('R14: too little time leaves no posts, and says how much is missing', () => {
  const figures = { minutes: 15, networks: 1, dayOff: 0 }
  expect(postingPlan(figures, rules)).toEqual({
    posts: [],
    answers: 30,
    free: -15,
    missing: 35,
  })
  expect(postingPlan({ ...figures, minutes: 15 + 34 }, rules).missing).toBe(1)
  expect(postingPlan({ ...figures, minutes: 15 + 35 }, rules)).toMatchObject({
    posts: [{ format: photo }],
    missing: null,
  })
  expect(postingPlan({ ...figures, networks: 3 }, rules).missing).toBe(3 * 30 + 20 + 2 * 5 - 15)
})

test('R14: without formats, or with one that takes no time, there is an end, and no time is missing', () => {
  const figures = { minutes: 120, networks: 1, dayOff: 0 }
  const none = { posts: [], missing: null }
  expect(postingPlan(figures, { ...rules, formats: [] })).toMatchObject(none)
  expect(postingPlan(figures, { ...rules, formats: [{ minutes: 0 }] })).toMatchObject(none)
})
