import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { expect, test } from 'vitest'
import { signingKey } from './signing-key.ts'

test('a key is made once, and readable by its owner only', async () => {
  const folder = await scratchFolder()
  const file = join(folder, 'server/preview-key')
  const key = signingKey(null, file)
  expect(key.length).toBeGreaterThanOrEqual(43)
  expect(signingKey(null, file)).toBe(key)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(signingKey('given by the environment', file)).toBe('given by the environment')
})

test('a damaged key is not signed with', async () => {
  const folder = await scratchFolder()
  const file = join(folder, 'preview-key')
  writeFileSync(file, '\n')
  expect(() => signingKey(null, file)).toThrow('holds no key')
})
