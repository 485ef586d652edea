import { expect, it } from 'vitest'
import { sharedWork } from './shared-work.ts'

const never = new AbortController().signal

it('does once what several ask for at the same time, and again what they ask for later', async () => {
  const share = sharedWork<number>()
  let begun = 0
  const start = async () => ++begun
  expect(await Promise.all([share('a', never, start), share('a', never, start)])).toEqual([1, 1])
  expect(await share('a', never, start)).toBe(2)
})

it('is given up when the last of those who wait is gone, and begun anew for who comes then', async () => {
  const share = sharedWork<string>()
  const [one, other] = [new AbortController(), new AbortController()]
  const signals: AbortSignal[] = []
  const start = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<string>((resolve) => {
      if (signals.length > 1) resolve('done')
    })
  }
  void share('a', one.signal, start)
  void share('a', other.signal, start)
  one.abort()
  expect(signals[0]?.aborted).toBe(false)
  other.abort()
  expect(signals[0]?.aborted).toBe(true)
  expect(await share('a', never, start)).toBe('done')
})

it('may be asked for again after it has failed', async () => {
  const share = sharedWork<string>()
  await expect(share('a', never, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await share('a', never, async () => 'yes')).toBe('yes')
})
