import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { isLoopback } from './loopback.ts'

const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip']

/** Whether a request comes from this machine itself; a proxy on it brings in those of others. */
export function isDirect(c: Context): boolean {
  const { address = '' } = getConnInfo(c).remote
  const isHere = /^(?:::ffff:)?127\./.test(address) || address === '::1'
  const { hostname } = new URL(c.req.url)
  return isHere && isLoopback(hostname) && !forwarding.some((name) => c.req.header(name))
}
