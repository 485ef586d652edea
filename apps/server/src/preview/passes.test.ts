import { expect, test } from 'vitest'
import { passesSignedWith } from './passes.ts'

const week = 7 * 24 * 60 * 60_000
const start = Date.parse('2026-03-06T12:00:00Z')

test('a pass lasts until its moment, and one signed while the clock was two years ahead is none', () => {
  const clock = { now: start }
  const passes = passesSignedWith('a key', () => clock.now)
  const token = passes.sign({
    mode: { kind: 'share', path: '/', expires: '' },
    expiresAt: start + week,
  })
  expect(passes.read(token)).toHaveProperty('expiresAt', start + week)
  clock.now = start + week
  expect(passes.read(token)).toBe('expired')
  clock.now = start - 2 * 52 * week
  expect(passes.read(token)).toBe('expired')
})

test('a pass that another release has signed, and written differently, is none', () => {
  const passes = passesSignedWith('a key', () => start)
  const otherMode = { kind: 'share', path: '/' } as never
  expect(passes.read(passes.sign({ mode: otherMode, expiresAt: start + week }))).toBeNull()
})
