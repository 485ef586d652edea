import { afterEach, expect, test, vi } from 'vitest'
import { userHash } from './user-hash.ts'

afterEach(() => vi.unstubAllGlobals())

test('an address is hashed as it is meant, not as it was typed', async () => {
  const hash = '973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b'
  expect(await userHash('test@example.com')).toBe(hash)
  expect(await userHash('  Test@Example.COM ')).toBe(hash)
})

test('no address, no hash', async () => {
  expect(await userHash('  ')).toBeNull()
})

test('a browser that can’t hash is no trouble', async () => {
  vi.stubGlobal('crypto', {})
  expect(await userHash('test@example.com')).toBeNull()
})
