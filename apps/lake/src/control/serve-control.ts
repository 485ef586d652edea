import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Lake } from '@jalonne/lake'
import { reasonOf } from '@jalonne/node-kit/errors'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { type ImportTarget, importContent } from '../content/import-content.ts'
import { Failure } from '../failure.ts'
import { workFolder } from '../work-folder.ts'
import { ImportRequest } from './requests.ts'
import { controlSocket } from './socket.ts'

export interface ControlOptions {
  directory: string
  lake: Lake
  options: ImportTarget['options']
  log: Logger
}

/** Takes commands on the data folder while the lake is served, over a socket within it. Gives what ends that. */
export async function serveControl(control: ControlOptions): Promise<() => Promise<void>> {
  const { directory, lake, options, log } = control
  const work = workFolder(directory)
  await rm(work, { recursive: true, force: true })
  const socket = controlSocket(directory)
  if (!socket) {
    log.warn({ directory }, 'path too long for a socket: commands need the lake to be stopped')
    return async () => {}
  }

  const app = new Hono()
  app.post('/snapshot', async (c) => {
    await mkdir(work, { recursive: true, mode: 0o700 })
    const copy = await mkdtemp(path.join(work, 'snapshot-'))
    await lake.backup(copy).catch(async (error: unknown) => {
      await rm(copy, { recursive: true, force: true })
      throw new Failure(`The data in ${directory} cannot be copied (${reasonOf(error)}).`)
    })
    log.info('snapshot made')
    return c.json({ directory: copy })
  })
  app.post('/import', async (c) => {
    const { content, dataset, mode, remove } = v.parse(ImportRequest, await c.req.json())
    if (!lake.datasets().includes(dataset)) {
      throw new Failure(`The lake serves no dataset "${dataset}"; it serves ${lake.datasets()}.`)
    }
    const target = { lake, options, dataset, allowsWeb: true }
    const result = await importContent(target, content, mode, remove)
    log.info({ dataset, file: content.name, ...result }, 'imported')
    return c.json(result)
  })
  app.onError((error, c) => {
    if (!(error instanceof Failure)) log.error({ err: error }, 'command failed')
    return c.json({ message: error.message }, error instanceof Failure ? 422 : 500)
  })

  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  // Copying and importing take as long as they take.
  server.requestTimeout = 0
  await rm(socket, { force: true })
  server.listen(socket)
  await once(server, 'listening')
  await chmod(socket, 0o600)
  return async () => {
    server.close()
    server.closeAllConnections()
    await rm(socket, { force: true })
  }
}
