import { expect, test } from 'vitest'
import { limitEachAndAll } from './limit-each-and-all.ts'

test('who is refused because of the others has used up nothing', () => {
  const waitOf = limitEachAndAll({
    each: { burst: 2, perMinute: 1 },
    all: { burst: 1, perMinute: 6 },
  })
  expect(waitOf('a')).toBe(0)
  // A place among all comes every ten seconds, one of the client's own every minute.
  for (let turn = 0; turn < 4; turn++) expect(waitOf('b')).toBeLessThanOrEqual(10)
})

test('who asks too often waits, whatever the others do', () => {
  const waitOf = limitEachAndAll({
    each: { burst: 2, perMinute: 1 },
    all: { burst: 10, perMinute: 600 },
  })
  expect([waitOf('a'), waitOf('a'), waitOf('b')]).toEqual([0, 0, 0])
  expect(waitOf('a')).toBeGreaterThan(10)
})
