import { pino } from 'pino'
import { expect, test } from 'vitest'
import { lakeBreaker } from './lake-breaker.ts'

const log = pino({ level: 'silent' })
const hanging = () => new Promise<never>(() => {})

test('a lake that hangs is left alone', async () => {
  const breaker = lakeBreaker({ deadlineMs: 10, log })
  await expect(breaker.run(hanging)).rejects.toThrow('took too long')
  expect(breaker.isOpen).toBe(true)
  breaker.close()
})

test('a lake that is tried with one query is not back because a rendering gives up on that one', async () => {
  const breaker = lakeBreaker({ deadlineMs: 50, log })
  await expect(breaker.run(hanging)).rejects.toThrow('took too long')
  const answers = () => breaker.run(hanging, AbortSignal.timeout(1)).catch(({ message }) => message)
  // Until the moment in which it is left alone is over.
  await expect.poll(answers).not.toContain('open')
  expect(breaker.isOpen).toBe(true)
  breaker.close()
})

test('a rendering that runs out of time during a query says nothing of the lake: others still ask it', async () => {
  const breaker = lakeBreaker({ deadlineMs: 60_000, log })
  await expect(breaker.run(hanging, AbortSignal.timeout(1))).rejects.toThrow('timeout')
  expect(breaker.isOpen).toBe(false)
  expect(await breaker.run(async () => 'content')).toBe('content')
  breaker.close()
})
