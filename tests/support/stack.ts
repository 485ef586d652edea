import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedFile } from '@jalonne/seed/file'
import type { SanityClient } from '@sanity/client'
import { freePort } from './free-port.ts'
import { lakeClient } from './lake-client.ts'
import { type Service, startService } from './service.ts'

const lakeMain = join(import.meta.dirname, '../../apps/lake/src/main.ts')
const serverMain = join(import.meta.dirname, '../../apps/server/src/main.ts')
const token = 'a-token-for-the-journeys'
const readToken = 'a-token-for-previews'

/** A lake that can be taken away and brought back at the same address, with the same data. */
export interface LakeHandle {
  readonly url: string
  /** Its data folder. */
  readonly data: string
  /** Everything logged over all its lives. */
  readonly log: () => Service['log']
  /** Writes, and reads drafts. */
  readonly client: SanityClient
  start(): Promise<void>
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** A site server in front of a lake. */
export interface Stack {
  readonly lake: LakeHandle
  readonly server: Service
  /** Where visitors reach it: `http://localhost:4711`. */
  readonly origin: string
  /** Where the server keeps what visitors send. */
  readonly data: string
  close(): Promise<void>
}

interface LakeOptions {
  port: number
  origins: string[]
  project?: string
  dataset?: string
}

/** Starts a lake with a data folder of its own and the demo content in it. */
export async function startLake(options: LakeOptions): Promise<LakeHandle & AsyncDisposable> {
  const { port, origins, project = 'jalonne', dataset = 'production' } = options
  const data = await mkdtemp(join(tmpdir(), 'jalonne-lake-'))
  const allowed = origins.flatMap((origin) => ['--allow-origin', origin])
  const named = ['--project', project, '--dataset', dataset]
  const lives: Service[] = []
  const start = async () => {
    const place = ['--data', data, '--port', `${port}`, '--seed', seedFile]
    const args = [lakeMain, 'serve', ...place, ...named, ...allowed]
    lives.push(
      await startService(args, { SANITY_API_WRITE_TOKEN: token, SANITY_API_READ_TOKEN: readToken }),
    )
  }
  const stop: LakeHandle['stop'] = async (signal) => lives.at(-1)?.stop(signal)
  await start()
  const url = `http://localhost:${port}`
  return {
    url,
    data,
    log: () => lives.flatMap(({ log }) => log),
    client: lakeClient(url, token, { projectId: project, dataset }),
    start,
    stop,
    [Symbol.asyncDispose]: async () => {
      await stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}

/**
 * Starts a lake and a server on free ports; `env` adds to the server's environment.
 * @param guests further websites that may use the lake from a browser
 */
export async function startStack(
  env: Record<string, string> = {},
  guests: string[] = [],
): Promise<Stack> {
  const [lakePort, sitePort] = [await freePort(), await freePort()]
  const hosts = ['localhost', 'fr.localhost', 'en.localhost']
  const origins = hosts.map((host) => `http://${host}:${sitePort}`)
  const lake = await startLake({ port: lakePort, origins: [...origins, ...guests] })
  const data = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'jalonne-server-')))
  const server = await startServer({
    SITE_PORT: `${sitePort}`,
    LAKE_PORT: `${lakePort}`,
    SANITY_API_READ_TOKEN: readToken,
    ...env,
    DATA_DIR: data,
  }).catch(async (error) => {
    await lake[Symbol.asyncDispose]()
    throw error
  })
  return {
    lake,
    server,
    origin: `http://localhost:${sitePort}`,
    data,
    close: async () => {
      await server.stop()
      await lake[Symbol.asyncDispose]()
      if (!env.DATA_DIR) await rm(data, { recursive: true, force: true })
    },
  }
}

/** Starts the site server alone, with a data folder of its own unless `DATA_DIR` names one. */
export async function startServer(env: Record<string, string>): Promise<Service> {
  // Where browsers and Studios share a processor with it, a lake that is slow is not one that hangs.
  const patient = { RENDER_DEADLINE_MS: '60000', ...env }
  if (env.DATA_DIR) return startService([serverMain], patient)
  const data = await mkdtemp(join(tmpdir(), 'jalonne-server-'))
  const service = await startService([serverMain], { ...patient, DATA_DIR: data })
  return {
    ...service,
    stop: async (signal) => {
      await service.stop(signal)
      await rm(data, { recursive: true, force: true })
    },
  }
}
