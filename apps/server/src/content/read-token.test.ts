import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readToken, TokenRefused } from './read-token.ts'

function scripted(token: string | null) {
  const lake = { accepts: true, asked: [] as (string | null)[] }
  const clock = { now: 0 }
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line).msg) })
  const kept = readToken({ token, log, now: () => clock.now })
  const read = () =>
    kept.use(async (given) => {
      lake.asked.push(given)
      if (given !== null && !lake.accepts) throw new TokenRefused('no such session')
      return 'published'
    })
  return { lake, clock, lines, kept, read }
}

test('a token the lake refuses is done without, told once, and tried again after a minute', async () => {
  const { lake, clock, lines, kept, read } = scripted('sk-test')
  await read()
  expect(kept.state).toBe('accepted')
  lake.accepts = false
  expect(await read()).toBe('published')
  expect(await read()).toBe('published')
  clock.now = 60_000
  expect(await read()).toBe('published')
  expect(lake.asked).toEqual(['sk-test', 'sk-test', null, null, 'sk-test', null])
  expect(kept.state).toBe('refused')
  expect(lines).toEqual([expect.stringMatching(/refuses SANITY_API_READ_TOKEN/)])
  lake.accepts = true
  clock.now = 120_000
  await read()
  expect([kept.state, lines.at(-1)]).toEqual([
    'accepted',
    'SANITY_API_READ_TOKEN is accepted again',
  ])
})

test('any other failure is no word on the token', async () => {
  const { kept } = scripted('sk-test')
  const away = () => Promise.reject(new Error('away'))
  await expect(kept.use(away)).rejects.toThrow('away')
  expect(kept.state).toBe('untried')
  expect(scripted(null).kept.state).toBe('none')
})
