import { expect, test } from 'vitest'
import { decideReload } from './reload.ts'

const tab = { controlled: true, reloaded: false, writing: false }

test('a new release loads the tab again', () => {
  expect(decideReload(tab)).toBe('now')
})

test('the first installation does not: the page is as new as the worker', () => {
  expect(decideReload({ ...tab, controlled: false })).toBe('never')
})

test('it does so once, whatever follows', () => {
  expect(decideReload({ ...tab, reloaded: true })).toBe('never')
  expect(decideReload({ ...tab, reloaded: true, writing: true })).toBe('never')
})

test('what a visitor is writing is not lost: the tab waits', () => {
  expect(decideReload({ ...tab, writing: true })).toBe('later')
})
