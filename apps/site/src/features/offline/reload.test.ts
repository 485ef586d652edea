import { expect, test } from 'vitest'
import { decideReload } from './reload.ts'

const tab = { current: false, reloaded: false, busy: false }

test('a new release loads the tab again', () => {
  expect(decideReload(tab)).toBe('now')
})

test('a page as new as the worker stays, also where a visitor is busy', () => {
  expect(decideReload({ ...tab, current: true })).toBe('never')
  expect(decideReload({ ...tab, current: true, busy: true })).toBe('never')
})

test('it does so once, whatever follows', () => {
  expect(decideReload({ ...tab, reloaded: true })).toBe('never')
  expect(decideReload({ ...tab, reloaded: true, busy: true })).toBe('never')
})

test('what a visitor is busy with is not lost: the tab waits', () => {
  expect(decideReload({ ...tab, busy: true })).toBe('later')
})
