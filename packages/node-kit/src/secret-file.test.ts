import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readOrCreateSecret } from './secret-file.ts'

test('a first start on a full disk leaves nothing in the way of the next', () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'jalonne-secret-'))
  const file = path.join(folder.path, 'key')
  const script = `
    import { readOrCreateSecret } from ${JSON.stringify(import.meta.resolve('./secret-file.ts'))}
    readOrCreateSecret(${JSON.stringify(file)}, () => 'first')`
  const { stderr } = spawnSync(
    'bash',
    ['-c', 'ulimit -f 0; exec "$@"', '', process.execPath, '--input-type=module', '-e', script],
    { encoding: 'utf8' },
  )
  expect(stderr).toContain('EFBIG')
  expect(readdirSync(folder.path)).toEqual([])
  expect(readOrCreateSecret(file, () => 'second')).toBe('second')
  expect(readOrCreateSecret(file, () => 'third')).toBe('second')
  expect(readdirSync(folder.path)).toEqual(['key'])
})

test('of several who start at once all have the secret of the first', () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'jalonne-secret-'))
  const file = path.join(folder.path, 'key')
  const meanwhile = () => {
    expect(readOrCreateSecret(file, () => 'first')).toBe('first')
    return 'second'
  }
  expect(readOrCreateSecret(file, meanwhile)).toBe('first')
  expect(readOrCreateSecret(file, () => 'third')).toBe('first')
  expect(readdirSync(folder.path)).toEqual(['key'])
})
