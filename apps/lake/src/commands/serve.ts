import path from 'node:path'
import { createLake } from '@jalonne/lake'
import { directoryAssets, sharpImages, workerQueries } from '@jalonne/lake/node'
import { sqliteStorage } from '@jalonne/lake/sqlite'
import { clientReader } from '@jalonne/node-kit/client-address'
import { createLog } from '@jalonne/node-kit/log'
import { logDrops } from '@jalonne/node-kit/log-drops'
import { isLoopback } from '@jalonne/node-kit/loopback'
import { rateLimit } from '@jalonne/node-kit/rate-limit'
import { drain, inFlight, untilStopped } from '@jalonne/node-kit/stop'
import { callerReader } from '../caller.ts'
import { serveControl } from '../control/serve-control.ts'
import { dataFailure, expectDatasets, prepareDataFolder, restoreAdvice } from '../data-folder.ts'
import { Failure } from '../failure.ts'
import { fastPath } from '../fast-path.ts'
import { hostCheck } from '../guards/host.ts'
import { originCheck } from '../guards/origin.ts'
import { anonymousLimits } from '../guards/query-time.ts'
import { createHttpApp } from '../http-app.ts'
import { httpServer, listen } from '../http-server.ts'
import { checkDatabases } from '../integrity/check-databases.ts'
import { lakeMetrics } from '../metrics.ts'
import { authenticator } from '../people/authenticate.ts'
import { openPeople } from '../people/open-people.ts'
import { createPresence } from '../people/presence/presence.ts'
import { signInRoutes } from '../people/sign-in/routes.ts'
import { tokenLog } from '../people/token-log.ts'
import { plantSeed } from '../seed/plant-seed.ts'
import { parseServeOptions, readLogLevel } from '../serve-options.ts'
import { readCertificate } from '../tls.ts'
import { lakeTokens } from '../tokens.ts'

/** A page sends a handful of queries and shows some dozen images; this is room for many visitors behind one address. */
const anonymousRate = { perMinute: 30_000, burst: 3_000 }
const graceMs = 5_000

/**
 * Serves a lake until it is to stop (SIGTERM, SIGINT).
 * @throws Failure with a sentence for the person who started it
 */
export async function run(args: string[]): Promise<void> {
  // What it writes is for its own user only.
  process.umask(0o077)
  const options = parseServeOptions(args)
  const log = createLog(readLogLevel(process.env))
  const stopped = untilStopped()
  const data = path.resolve(options.data)
  await prepareDataFolder(data)
  expectDatasets(data, options.dataset)
  const { 'tls-cert': certFile, 'tls-key': keyFile } = options
  const certificate = certFile && keyFile ? await readCertificate(certFile, keyFile) : null
  const tokens = lakeTokens(data, process.env)
  const isPrivate = [options.host, ...options['allow-host']].every(isLoopback)
  const people = openPeople({ directory: data, tokens, isPrivate, log })
  if (!isLoopback(options.host) && !tokens.configured && people.users.isEmpty()) {
    throw new Failure(
      `To be reached from other machines (--host ${options.host}) the lake needs somebody who may sign in: add a user with "user add", or set SANITY_API_WRITE_TOKEN.`,
    )
  }
  const authenticate = authenticator(people.recognise)
  const allowsOrigin = originCheck(options['allow-origin'])
  const knowsHost = hostCheck([options.host, ...options['allow-host']])
  const readCaller = callerReader(clientReader(options['trust-proxy']), knowsHost)
  const lakeOptions = {
    projectId: options.project,
    datasets: options.dataset,
    storage: sqliteStorage({ directory: data, restore: restoreAdvice(data) }),
    assets: directoryAssets(path.join(data, 'assets')),
    images: sharpImages(),
    slowQueries: workerQueries(),
    anonymous: anonymousLimits(),
    authenticate,
    people: people.directory,
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
    throw dataFailure(data, error)
  })

  let state: 'starting' | 'open' | 'closing' = 'starting'
  const guards = {
    lake,
    log,
    metrics: lakeMetrics(lake.statistics),
    knowsHost,
    admit: rateLimit(anonymousRate).take,
    readCaller,
    state: () => state,
  }
  const signIn = signInRoutes({
    people,
    projectId: options.project,
    allowsOrigin,
    readCaller,
    log,
  })
  const onToken = tokenLog({ log, recognise: people.recognise })
  const app = createHttpApp({ ...guards, authenticate, signIn, allowsOrigin, onToken })
  const presence = createPresence({
    datasets: lakeOptions.datasets,
    recognise: people.recognise,
    knowsHost,
    allowsOrigin,
    isOpen: () => state === 'open',
    readCaller,
    log,
  })
  const responses = inFlight()
  const server = httpServer(
    (request, env) => responses.track(app.fetch(request, env)),
    undefined,
    certificate,
    fastPath(guards),
  )
  logDrops(server.node, log)
  presence.attach(server.node)
  const url = await listen(server, options.port, options.host)

  if (options.seed !== undefined) {
    const file = path.resolve(options.seed)
    const planted = await plantSeed({
      lake,
      options: lakeOptions,
      dataset: options.dataset[0] ?? 'production',
      file,
    })
    if (planted > 0) log.info({ documents: planted, file }, 'seeded')
  }
  const closeControl = await serveControl({
    directory: data,
    lake,
    options: lakeOptions,
    log,
  })
  const checks = checkDatabases({ directory: data, lake, log })
  state = 'open'
  log.info({ url, project: options.project, datasets: options.dataset }, 'listening')

  const signal = await stopped
  log.info({ signal }, 'stopping')
  state = 'closing'
  checks.stop()
  presence.close()
  await closeControl()
  await responses.settled(graceMs)
  await Promise.all([drain(server.node, graceMs, server.sessions), lake.close()])
  people.close()
  log.info('stopped')
  process.exit(0)
}
