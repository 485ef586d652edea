import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { followHistory, isGoingBack } from './follow-history.ts'

test('the document says whether a visitor goes back, and whether they come to a place in a page', () => {
  const history = createMemoryHistory({ initialEntries: ['/en'] })
  followHistory(history)
  const isToPlace = () => document.documentElement.hasAttribute('data-to-place')
  history.push('/en/pricing#plans')
  expect([isGoingBack(), isToPlace()]).toEqual([false, true])
  history.back()
  expect([isGoingBack(), isToPlace()]).toEqual([true, false])
  history.forward()
  expect([isGoingBack(), isToPlace()]).toEqual([true, true])
  history.replace('/en/pricing')
  expect([isGoingBack(), isToPlace()]).toEqual([false, false])
})
