import { expect, test } from 'vitest'
import { afterCrossings, lastPassed } from './passed.ts'

const order = ['first', 'second', 'third']
const none: ReadonlySet<string> = new Set()
const down = (id: string) => ({ id, passed: true })
const up = (id: string) => ({ id, passed: false })

test('at the top of the page no article is being read', () => {
  expect(lastPassed(order, afterCrossings(none, order.map(up)))).toBeNull()
})

test('scrolling down, each article in turn is the one; scrolling up, the one before again', () => {
  const story = [
    down('first'),
    down('second'),
    down('third'),
    up('third'),
    up('second'),
    up('first'),
  ]
  let passed = none
  const active = story.map((crossing) => {
    passed = afterCrossings(passed, [crossing])
    return lastPassed(order, passed)
  })
  expect(active).toEqual(['first', 'second', 'third', 'second', 'first', null])
})

test('a jump passes several at once, in whatever order they are told', () => {
  const passed = afterCrossings(none, [down('second'), down('first')])
  expect(lastPassed(order, passed)).toBe('second')
})

test('what is not on the page any more is not being read', () => {
  expect(lastPassed(['second'], afterCrossings(none, [down('first')]))).toBeNull()
})
