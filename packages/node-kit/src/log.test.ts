import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from './testing/scratch.ts'

const talk = `
import { createLog } from ${JSON.stringify(import.meta.resolve('./log.ts'))}
const log = createLog('info')
log.info({ port: 1 }, 'first')
setTimeout(() => {
  log.info('last')
  process.stderr.write('serves')
  process.exit(0)
}, 50)`

/** Lets a program log into a file of so many blocks at the most. */
async function logInto(blocks: number | 'unlimited') {
  const file = path.join(await scratchFolder(), 'program.log')
  const args = [process.execPath, '--input-type=module', '-e', talk]
  const { status, stderr } = spawnSync(
    'bash',
    ['-c', `ulimit -f ${blocks}; exec "$@" > ${file}`, '', ...args],
    { encoding: 'utf8', timeout: 30_000, killSignal: 'SIGKILL' },
  )
  return { status, stderr, lines: readFileSync(file, 'utf8').split('\n').filter(Boolean) }
}

test('a log is a line of JSON for each event, and whole when the program ends', async () => {
  const { lines, ...ended } = await logInto('unlimited')
  expect(ended).toEqual({ status: 0, stderr: 'serves' })
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 30, time: expect.any(Number), port: 1, msg: 'first' },
    { level: 30, time: expect.any(Number), msg: 'last' },
  ])
})

test('a program whose log has no room left goes on without it, and ends when it is to', async () => {
  expect(await logInto(0)).toEqual({ status: 0, stderr: 'serves', lines: [] })
})
