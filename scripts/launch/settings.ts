import { isIPv6 } from 'node:net'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig, type ServerConfig } from '../../apps/server/src/config/config.ts'
import { isLoopback } from '../../packages/node-kit/src/loopback.ts'
import { isBlockedPort, reachablePort } from '../../packages/node-kit/src/ports.ts'
import { Sentence } from './sentence.ts'

export const root: string = fileURLToPath(new URL('../..', import.meta.url))
/** Everything a run leaves behind: the lake's data, logs, the mark of a running start. */
export const dataFolder: string = resolve(root, process.env.DATA_DIR || '.data')
export const logFolder: string = join(dataFolder, 'logs')

export interface Settings {
  config: ServerConfig
  siteUrl: string
  lakePort: number
  lakeUrl: string
  studioPort: number
  studioUrl: string
  /** True when content comes from a lake that is not ours to start. */
  hosted: boolean
}

/** The settings of a run, from the environment. Throws `ConfigError` with a sentence to show. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const config = readConfig(env)
  const { lakePort } = config
  const studioPort = readStudioPort(env.STUDIO_PORT)
  return {
    config,
    lakePort,
    siteUrl: siteUrl(config),
    lakeUrl: `http://localhost:${lakePort}`,
    studioPort,
    studioUrl: `http://localhost:${studioPort}`,
    hosted: Boolean(env.SANITY_PROJECT_ID || env.SANITY_API_HOST),
  }
}

/** Where the site is reached: `localhost`, unless it listens only where that does not lead. */
function siteUrl({ host, port }: ServerConfig): string {
  if (['0.0.0.0', '::'].includes(host) || isLoopback(host)) return `http://localhost:${port}`
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

function readStudioPort(given: string | undefined): number {
  const port = Number(given || 3333)
  if (isBlockedPort(port)) throw new Sentence(`STUDIO_PORT ${reachablePort}, not ${given}.`)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new Sentence(`STUDIO_PORT must be a whole number from 1 to 65535, not "${given}".`)
}

/** How the lake is started for this run. */
export function lakeCommand({ config, lakePort, siteUrl, studioUrl }: Settings): string[] {
  const hosts = ['localhost', ...config.hosts.fr, ...config.hosts.en]
  const sites = hosts.map((host) => `http://${host}:${config.port}`)
  const origins = [config.origin, siteUrl, ...sites, studioUrl]
  return [
    join(root, 'apps/lake/src/main.ts'),
    'serve',
    ...['--data', join(dataFolder, 'lake')],
    ...['--port', String(lakePort)],
    ...['--dataset', config.content.dataset],
    ...['--seed', join(root, 'packages/seed/seed.ndjson')],
    ...[...new Set(origins)].flatMap((origin) => ['--allow-origin', origin]),
  ]
}
