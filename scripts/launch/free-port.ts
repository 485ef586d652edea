import { once } from 'node:events'
import { createServer } from 'node:net'
import { Sentence } from './sentence.ts'
import type { Settings } from './settings.ts'

type Ports = Pick<Settings, 'config' | 'lakePort' | 'hosted'> & { studioPort: number | null }

/** Makes sure, before anything is started, that every port a run needs can be had. */
export async function expectFreePorts(ports: Ports): Promise<void> {
  const { config, lakePort, studioPort, hosted } = ports
  const needed = new Map<number, string>()
  for (const [port, variable] of [
    [config.port, 'SITE_PORT'],
    [hosted ? null : lakePort, 'LAKE_PORT'],
    [studioPort, 'STUDIO_PORT'],
  ] as const) {
    if (port === null) continue
    const other = needed.get(port)
    if (other) {
      throw new Sentence(`${other} and ${variable} are both ${port}: choose two different ports.`)
    }
    needed.set(port, variable)
  }
  for (const [port, variable] of needed) await expectFreePort(port, variable)
}

/**
 * Makes sure that a port is free, on both addresses `localhost` may mean.
 * @param variable the environment variable that chooses another one
 * @throws {Sentence} naming the port and the variable
 */
export async function expectFreePort(port: number, variable: string): Promise<void> {
  for (const host of ['127.0.0.1', '::1']) {
    if (await isTaken(port, host)) {
      throw new Sentence(
        `Port ${port} is taken by another program: stop it, or choose another port with ${variable}.`,
      )
    }
  }
}

async function isTaken(port: number, host: string): Promise<boolean> {
  const server = createServer()
  try {
    server.listen({ port, host, exclusive: true })
    await once(server, 'listening')
    return false
  } catch (error) {
    // A machine without IPv6 has no ::1 that could be taken.
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  } finally {
    server.close()
  }
}
