import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...env } })
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { stderr, code }
}

test('a setting that cannot be used ends the start with one sentence', async () => {
  expect(await run({ SITE_PORT: 'eighty' })).toEqual({
    stderr:
      'The server cannot start: SITE_PORT must be a whole number from 0 to 65535, not "eighty".\n',
    code: 1,
  })
})

test('a secret is never repeated', async () => {
  const { stderr } = await run({ METRICS_TOKEN: 'sk-secret' })
  expect(stderr).toContain('METRICS_TOKEN must be')
  expect(stderr).not.toContain('sk-secret')
})
