import { expect, test } from 'vitest'
import { decideReload } from './reload.ts'

const tab = { current: false, reloaded: false, writing: false }

test('a new release loads the tab again', () => {
  expect(decideReload(tab)).toBe('now')
})

test('a page as new as the worker stays, also with something written', () => {
  expect(decideReload({ ...tab, current: true })).toBe('never')
  expect(decideReload({ ...tab, current: true, writing: true })).toBe('never')
})

test('it does so once, whatever follows', () => {
  expect(decideReload({ ...tab, reloaded: true })).toBe('never')
  expect(decideReload({ ...tab, reloaded: true, writing: true })).toBe('never')
})

test('what a visitor is writing is not lost: the tab waits', () => {
  expect(decideReload({ ...tab, writing: true })).toBe('later')
})
