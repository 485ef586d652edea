import { expect, test } from 'vitest'
import { redirectLoop, redirectTarget } from './redirect.ts'

const rule = (_id: string, from: string, to: string) => ({ _id, from, to })

test('a circle is found from each of its members', () => {
  const rules = [rule('1', '/a', '/b'), rule('2', '/b', '/c'), rule('3', '/c', '/a')]
  expect(rules.map((each) => redirectLoop(each, rules)?.length)).toEqual([4, 4, 4])
})

test('a circle is found however long it is', () => {
  const rules = Array.from({ length: 30 }, (_, at) => rule(`${at}`, `/${at}`, `/${(at + 1) % 30}`))
  expect(rules.map((each) => redirectLoop(each, rules)?.length)).toEqual(rules.map(() => 31))
})

test('a circle that only the target is part of is not this redirect, and does not hang', () => {
  const others = [rule('2', '/b', '/c'), rule('3', '/c', '/b')]
  expect(redirectLoop(rule('1', '/a', '/b'), others)).toBeNull()
})

test('a query or a place in the page does not hide a circle', () => {
  expect(redirectLoop(rule('1', '/a', '/b?x=1#y'), [rule('2', '/b', '/a')])).not.toBeNull()
})

test('the draft being edited stands for its published redirect', () => {
  expect(redirectLoop(rule('drafts.1', '/a', '/b'), [rule('1', '/b', '/a')])).toBeNull()
})

test('half written redirects lead nowhere yet', () => {
  expect(redirectLoop({ _id: '1', from: '/a' }, [])).toBeNull()
})

test.each(['/pricing', '/pricing#seo', 'https://example.ch/page'])('%s can be a target', (to) => {
  expect(redirectTarget(to)).toBe(true)
})

test.each(['pricing', '/fr/pricing', 'ftp://example.ch', 'https://'])('%s cannot', (to) => {
  expect(redirectTarget(to)).toEqual(expect.any(String))
})
