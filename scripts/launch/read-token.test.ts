import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { scratchFolder } from '../../packages/node-kit/src/testing/scratch.ts'

test('the key to drafts is made once; one that was damaged is told, with what to do about it', async () => {
  const data = await scratchFolder()
  vi.stubEnv('DATA_DIR', data)
  const { shareReadToken } = await import('./read-token.ts')
  const file = join(data, 'read-token')
  const first: NodeJS.ProcessEnv = {}
  const second: NodeJS.ProcessEnv = {}
  shareReadToken(first)
  shareReadToken(second)
  expect(first.SANITY_API_READ_TOKEN).toMatch(/^sk[0-9a-f]{64}$/)
  expect(second).toEqual(first)
  expect(readFileSync(file, 'utf8').trim()).toBe(first.SANITY_API_READ_TOKEN)

  // As a power cut may leave it.
  writeFileSync(file, '')
  expect(() => shareReadToken({})).toThrow(
    `${file} holds no token. Remove it to have a new one made.`,
  )
})
