import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { drain, inFlight } from './stop.ts'

async function serve(answer: (response: import('node:http').ServerResponse) => void) {
  // The connection of a response that has ended stays open longer than any test waits.
  const server = createServer({ keepAliveTimeout: 600_000 }, (_request, response) =>
    answer(response),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, url: `http://127.0.0.1:${port}/` }
}

test('a response under way is finished, and its connection does not keep the server', async () => {
  const asked = Promise.withResolvers<() => void>()
  const { server, url } = await serve((response) => asked.resolve(() => response.end('whole')))
  const response = fetch(url)
  const finish = await asked.promise
  const drained = drain(server, 60_000)
  finish()
  expect(await (await response).text()).toBe('whole')
  await drained
  await expect(fetch(url)).rejects.toThrow()
})

test('what takes longer than the grace is cut', async () => {
  const asked = Promise.withResolvers<void>()
  const { server, url } = await serve(() => asked.resolve())
  const response = fetch(url)
  await asked.promise
  await Promise.all([drain(server, 20), expect(response).rejects.toThrow()])
})

test('work under way is waited for, failed or not', async () => {
  const { track, settled } = inFlight()
  const work = Promise.withResolvers<string>()
  const tracked = track(work.promise)
  const failing = track(Promise.reject(new Error('no')))
  let done = false
  const waiting = settled(60_000).then(() => {
    done = true
  })
  await expect(failing).rejects.toThrow('no')
  expect(done).toBe(false)
  work.resolve('yes')
  expect(await tracked).toBe('yes')
  await waiting
})
