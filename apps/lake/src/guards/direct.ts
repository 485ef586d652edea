import { getConnInfo } from '@hono/node-server/conninfo'
import * as loopback from '@jalonne/node-kit/loopback'
import type { Context } from 'hono'

/** Whether a request comes from this machine itself; a proxy on it brings in those of others. */
export const isDirect = (c: Context): boolean =>
  loopback.isDirect({
    peer: getConnInfo(c).remote.address,
    hostname: new URL(c.req.url).hostname,
    header: (name) => c.req.header(name),
  })
