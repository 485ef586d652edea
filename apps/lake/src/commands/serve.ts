import path from 'node:path'
import { createLake } from '@jalonne/lake'
import { directoryAssets, sharpImages } from '@jalonne/lake/node'
import { sqliteStorage } from '@jalonne/lake/sqlite'
import { pino } from 'pino'
import { prepareDataFolder } from '../data-folder.ts'
import { createDoor } from '../door.ts'
import { Failure, reasonOf } from '../failure.ts'
import { hostCheck } from '../guards/host.ts'
import { isLoopback } from '../guards/loopback.ts'
import { originCheck } from '../guards/origin.ts'
import { rateLimit } from '../guards/rate-limit.ts'
import { httpServer, listen, stop } from '../http-server.ts'
import { inFlight } from '../in-flight.ts'
import { plantSeed } from '../seed/plant-seed.ts'
import { parseServeOptions } from '../serve-options.ts'
import { authenticator, lakeTokens } from '../tokens.ts'
import { untilStopped } from '../until-stopped.ts'

/** A page asks a handful of questions and shows some dozen images; this is room for many visitors behind one address. */
const anonymousRate = { perSecond: 500, burst: 3_000 }
const graceMs = 5_000

/**
 * Serves a lake until it is told to stop (SIGTERM, SIGINT).
 * @throws Failure with a sentence for the person who started it
 */
export async function run(args: string[]): Promise<void> {
  const options = parseServeOptions(args)
  if (!isLoopback(options.host) && !process.env.SANITY_API_WRITE_TOKEN) {
    throw new Failure(
      `To be reached from other machines (--host ${options.host}) the lake needs a token of yours: set SANITY_API_WRITE_TOKEN.`,
    )
  }
  const log = pino({ level: process.env.LOG_LEVEL ?? 'info', base: null })
  const stopped = untilStopped()
  const data = path.resolve(options.data)
  await prepareDataFolder(data)
  const tokens = await lakeTokens(data, process.env)
  const authenticate = authenticator(tokens)
  const allowsOrigin = originCheck(options['allow-origin'])
  const lakeOptions = {
    projectId: options.project,
    datasets: [options.dataset],
    storage: sqliteStorage({ directory: data }),
    assets: directoryAssets(path.join(data, 'assets')),
    images: sharpImages(),
    authenticate,
    allowOrigin: allowsOrigin,
    indexedPaths: options.index,
    onUnknownEndpoint: (request: Request) => {
      log.warn({ method: request.method, path: new URL(request.url).pathname }, 'unknown endpoint')
    },
    onFault: (err: unknown, request: Request) => {
      log.error({ err, method: request.method, path: new URL(request.url).pathname }, 'fault')
    },
  }
  const lake = await createLake(lakeOptions).catch((error: unknown) => {
    throw new Failure(`The data in ${data} cannot be opened (${reasonOf(error)}).`)
  })

  let state: 'starting' | 'open' | 'closing' = 'starting'
  const door = createDoor({
    lake,
    log,
    authenticate,
    knowsHost: hostCheck([options.host, ...options['allow-host']]),
    allowsOrigin,
    admits: rateLimit(anonymousRate),
    state: () => state,
  })
  const answers = inFlight()
  const server = httpServer((request, env) => answers.track(door.fetch(request, env)))
  const url = await listen(server, options.port, options.host)

  if (options.seed !== undefined) {
    const file = path.resolve(options.seed)
    const planted = await plantSeed({
      lake,
      options: lakeOptions,
      dataset: options.dataset,
      origin: url,
      file,
    })
    if (planted > 0) log.info({ documents: planted, file }, 'seeded')
  }
  state = 'open'
  log.info({ url, project: options.project, dataset: options.dataset }, 'listening')

  const signal = await stopped
  log.info({ signal }, 'stopping')
  state = 'closing'
  await answers.settled(graceMs)
  await Promise.all([stop(server, graceMs), lake.close()])
  log.info('stopped')
  process.exit(0)
}
