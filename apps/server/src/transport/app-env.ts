import type { HttpBindings } from '@hono/node-server'
import type { Client } from '@jalonne/node-kit/client-address'
import type { Context } from 'hono'

/** What every handler of the server finds in its context. */
export type AppEnv = {
  Bindings: HttpBindings
  /** Who sent the request, behind the proxies that are trusted. */
  Variables: { client: Client }
}

export type AppContext = Context<AppEnv>
