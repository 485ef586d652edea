import { mkdtempDisposableSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { signingKey } from './signing-key.ts'

test('a key is made once, and readable by its owner only', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'jalonne-key-'))
  const file = join(folder.path, 'server/preview-key')
  const key = signingKey(null, file)
  expect(key.length).toBeGreaterThanOrEqual(43)
  expect(signingKey(null, file)).toBe(key)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(signingKey('given by the environment', file)).toBe('given by the environment')
})

test('a damaged key is not signed with', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'jalonne-key-'))
  const file = join(folder.path, 'preview-key')
  writeFileSync(file, '\n')
  expect(() => signingKey(null, file)).toThrow('holds no key')
})
