import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readOrCreateSecret } from './secret-file.ts'
import { scratchFolder } from './testing/scratch.ts'

test('a first start on a full disk leaves nothing in the way of the next', async () => {
  const folder = await scratchFolder()
  const file = path.join(folder, 'key')
  const script = `
    import { readOrCreateSecret } from ${JSON.stringify(import.meta.resolve('./secret-file.ts'))}
    readOrCreateSecret(${JSON.stringify(file)}, () => 'first')`
  const { stderr } = spawnSync(
    'bash',
    ['-c', 'ulimit -f 0; exec "$@"', '', process.execPath, '--input-type=module', '-e', script],
    { encoding: 'utf8' },
  )
  expect(stderr).toContain('EFBIG')
  expect(readdirSync(folder)).toEqual([])
  expect(readOrCreateSecret(file, () => 'second')).toBe('second')
  expect(readOrCreateSecret(file, () => 'third')).toBe('second')
  expect(readdirSync(folder)).toEqual(['key'])
})

test('of several who start at once all have the secret of the first', async () => {
  const folder = await scratchFolder()
  const file = path.join(folder, 'key')
  const meanwhile = () => {
    expect(readOrCreateSecret(file, () => 'first')).toBe('first')
    return 'second'
  }
  expect(readOrCreateSecret(file, meanwhile)).toBe('first')
  expect(readOrCreateSecret(file, () => 'third')).toBe('first')
  expect(readdirSync(folder)).toEqual(['key'])
})
