import { expect, it } from 'vitest'
import { fairQueue } from './fair-queue.ts'

/** A queue whose work ends when told to, in the order in which it began. */
function paused(waitingPerClient = 10, waiting = 20) {
  const queue = fairQueue({ concurrency: 1, waiting, waitingPerClient })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const add = (client: string, name: string, signal?: AbortSignal) =>
    queue({ client, ...(signal && { signal }) }, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
  /** Ends what is being done, until nothing is left. */
  const finish = async (all: Promise<unknown>[]) => {
    const turn = setInterval(() => ends.shift()?.(), 0)
    const settled = await Promise.allSettled(all)
    clearInterval(turn)
    return settled
  }
  return { add, begun, finish }
}

it('takes turns between clients, however much one of them brings', async () => {
  const { add, begun, finish } = paused()
  const greedy = ['a1', 'a2', 'a3', 'a4'].map((name) => add('a', name))
  const modest = [add('b', 'b1'), add('c', 'c1')]
  await finish([...greedy, ...modest])
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4'])
})

it('leaves out what nobody waits for any more, and makes room at once', async () => {
  const { add, begun, finish } = paused(2)
  const gone = new AbortController()
  const first = add('a', 'a1')
  const left = [add('a', 'a2', gone.signal), add('a', 'a3', gone.signal)]
  await expect(add('a', 'a4')).rejects.toMatchObject({ status: 429 })
  gone.abort()
  const later = add('a', 'a5')
  const settled = await finish([first, ...left, later])
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ])
  expect(begun).toEqual(['a1', 'a5'])
})

it('refuses a client that brings too much, and everybody when too much waits', async () => {
  const { add, finish } = paused(2, 3)
  const taken = ['a1', 'a2', 'a3'].map((name) => add('a', name))
  await expect(add('a', 'a4')).rejects.toMatchObject({ status: 429 })
  taken.push(add('b', 'b1'))
  await expect(add('c', 'c1')).rejects.toMatchObject({ status: 503 })
  const settled = await finish(taken)
  expect(settled.every(({ status }) => status === 'fulfilled')).toBe(true)
  const [again] = await finish([add('c', 'c2')])
  expect(again).toMatchObject({ value: 'c2' })
})
