import { isLoopback } from '@jalonne/node-kit/loopback'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { ServerConfig } from '../config/config.ts'
import { lakeClient } from './lake-client.ts'

const refusal = v.object({ result: v.object({ allowed: v.literal(false) }) })

/**
 * Asks the lake at which addresses of the site it refuses browsers, and logs them: first views would work there, and no
 * link. A lake that does not say is not asked again.
 */
export async function warnOfRefusedOrigins(
  { content, origin, hosts }: Pick<ServerConfig, 'content' | 'origin' | 'hosts'>,
  log: Logger,
): Promise<void> {
  const client = lakeClient(content, {})
  const isLocal = isLoopback(new URL(origin).hostname)
  const origins = [...hosts.fr, ...hosts.en]
    .filter((host) => isLoopback(host) === isLocal)
    .map((host) => Object.assign(new URL(origin), { hostname: host }).origin)
  const refused: string[] = []
  for (const one of new Set([origin, ...origins])) {
    const headers = { origin: one }
    const answer = await client.request({ url: '/check/cors', headers }).catch(() => null)
    if (v.is(refusal, answer)) refused.push(one)
  }
  if (refused.length === 0) return
  log.warn(
    { origins: refused },
    "the lake refuses browsers here: add these to the project's CORS origins",
  )
}
