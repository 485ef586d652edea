import { setTimeout } from 'node:timers/promises'
import { createLake, type Identity, memoryStorage } from '@jalonne/lake'
import { drain } from '@jalonne/node-kit/stop'
import { readUntil } from '@jalonne/node-kit/testing/read-until'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { callerReader } from '../caller.ts'
import { createHttpApp } from '../http-app.ts'
import { httpServer, listen } from '../http-server.ts'
import { lakeMetrics } from '../metrics.ts'
import { authenticator } from './authenticate.ts'
import { watchAccess } from './watch-access.ts'

it('ends the event streams of those whose access is taken away, and of nobody else, whatever cannot be read for a moment', async () => {
  const known = new Map<string, Identity>([
    ['marie', { id: 'marie', role: 'editor' }],
    ['bob', { id: 'bob', role: 'viewer' }],
  ])
  let isReadable = true
  const authenticate = authenticator((token) => {
    if (!isReadable) throw new Error('disk I/O error')
    return known.get(token) ?? null
  })
  const log = pino({ level: 'silent' })
  const lake = await createLake({ projectId: 'jalonne', storage: memoryStorage(), authenticate })
  const app = createHttpApp({
    lake,
    log,
    metrics: lakeMetrics(lake.statistics),
    authenticate,
    signIn: new Hono(),
    knowsHost: () => true,
    allowsOrigin: () => true,
    admit: () => 0,
    readCaller: callerReader(),
    state: () => 'open',
    access: watchAccess(authenticate, log, 20),
  })
  const server = httpServer(async (request, env) => app.fetch(request, env))
  const url = await listen(server, 0, '127.0.0.1')
  onTestFinished(async () => {
    await lake.close()
    await drain(server.node, 0)
  })
  const open = async (path: string, token: string | null, cookie: string | null = null) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
    }
    const { body } = await fetch(`${url}/v1/data/${path}`, { headers })
    return body?.pipeThrough(new TextDecoderStream()).getReader()
  }
  const ended = async (reader: Awaited<ReturnType<typeof open>>) => {
    while (!(await reader?.read())?.done);
    return true
  }
  const [listening, live, other, anybody, visitor] = await Promise.all([
    open('listen/production?query=*', 'marie'),
    open('live/events/production?includeDrafts=true', 'marie'),
    open('listen/production?query=*', 'bob'),
    open('listen/production?query=*', null),
    open('listen/production?query=*', null, 'theme=dark'),
  ])
  isReadable = false
  await setTimeout(60)
  isReadable = true
  known.delete('marie')
  expect(await Promise.all([ended(listening), ended(live)])).toEqual([true, true])

  await lake.mutate('production', [{ create: { _id: 'still-heard', _type: 'note' } }])
  for (const reader of [other, anybody, visitor]) await readUntil(reader, 'still-heard')
})
