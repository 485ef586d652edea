import { beforeEach, expect, test } from 'vitest'
import { badgeAt, hangBadge, type Point, type Swing } from './swing.ts'

let swing: Swing

const pass = (seconds: number) => {
  for (let frame = 0; frame < seconds * 60; frame++) swing.step(1 / 60)
}
const away = () =>
  Math.hypot(swing.badge.position[0] - badgeAt[0], swing.badge.position[1] - badgeAt[1])
const longest = () => Math.max(...swing.straps.map(lengthOf))
const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, [x, y, z], place) => {
    const [fromX, fromY, fromZ] = points[place] ?? [0, 0, 0]
    return sum + Math.hypot(x - fromX, y - fromY, z - fromZ)
  }, 0)

beforeEach(() => {
  swing = hangBadge()
})

test('R17: it hangs where the still drawing shows it, and comes to rest in five seconds', () => {
  pass(5.1)
  expect(away()).toBeLessThan(0.1)
  expect(swing.isAtRest()).toBe(true)
})

test('R17: it comes to rest in as many seconds where a picture takes a third of one', () => {
  for (let picture = 0; picture < 15; picture++) swing.step(1 / 3)
  expect(swing.isAtRest()).toBe(false)
  swing.step(1 / 3)
  expect(away()).toBeLessThan(0.1)
  expect(swing.isAtRest()).toBe(true)
})

test('R17: it follows the hand, and swings back to the other side when let go', () => {
  swing.pull([2.2, -5, 0])
  pass(1)
  expect(swing.badge.position[0]).toBeGreaterThan(1.8)
  expect(swing.isAtRest()).toBe(false)
  swing.pull(null)
  pass(1)
  expect(swing.badge.position[0]).toBeLessThan(0)
  pass(4.1)
  expect(away()).toBeLessThan(0.2)
  expect(swing.isAtRest()).toBe(true)
})

test('however far the hand goes, the strap does not stretch', () => {
  const rest = longest()
  swing.pull([60, -60, 0])
  pass(2)
  expect(longest()).toBeLessThan(rest * 1.1)
  expect(swing.badge.position.every(Number.isFinite)).toBe(true)
})

test('a push turns it, and it shows its front again', () => {
  swing.push()
  pass(0.4)
  expect(Math.abs(swing.badge.quaternion[1])).toBeGreaterThan(0.1)
  pass(4.7)
  expect(Math.abs(swing.badge.quaternion[1])).toBeLessThan(0.05)
  expect(swing.isAtRest()).toBe(true)
})

test.each([
  ['a push', () => swing.push()],
  ['a hand', () => swing.pull([2.2, -5, 0])],
])('%s sets it moving from where it hung, however long that was', (_, touch) => {
  pass(5.1)
  const { position } = swing.badge
  const before = [...position]
  touch()
  swing.step(60)
  expect([...position]).toEqual(before)
  pass(0.1)
  expect(Math.abs(position[0] - (before[0] ?? 0))).toBeGreaterThan(0.1)
})

test('a tab that was away for an hour goes on where it was', () => {
  swing.push()
  swing.step(3600)
  expect(away()).toBeLessThan(1)
})
