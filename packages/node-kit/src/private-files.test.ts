import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { ensurePrivateTree } from './private-files.ts'
import { scratchFolder } from './testing/scratch.ts'

let folder: string
beforeEach(async () => {
  folder = await scratchFolder()
})

const modeOf = (name: string) => (statSync(name).mode & 0o777).toString(8)

test('what others could read in a folder is theirs no more, at any depth; links are not followed', () => {
  const data = path.join(folder, 'data')
  const inner = path.join(data, 'inner')
  mkdirSync(inner, { recursive: true })
  const files = [path.join(data, 'a'), path.join(inner, 'b')]
  const outside = path.join(folder, 'outside')
  for (const file of [...files, outside]) {
    writeFileSync(file, '')
    chmodSync(file, 0o644)
  }
  symlinkSync(outside, path.join(data, 'link'))
  for (const each of [data, inner]) chmodSync(each, 0o755)
  ensurePrivateTree(data)
  expect([data, inner].map(modeOf)).toEqual(['700', '700'])
  expect(files.map(modeOf)).toEqual(['600', '600'])
  expect(modeOf(outside)).toBe('644')
})
