import { fileURLToPath } from 'node:url'
import { reasonOf } from '@jalonne/node-kit/errors'
import { FolderInUse } from '@jalonne/node-kit/lock-folder'
import { createLog } from '@jalonne/node-kit/log'
import { untilStopped } from '@jalonne/node-kit/stop'
import { loadBuiltSite, SiteNotBuiltError } from './built-site.ts'
import { ConfigError, readConfig } from './config/config.ts'
import { openInbox } from './inbox/inbox.ts'
import { startSiteServer } from './server.ts'
import { ListenError } from './transport/http-server.ts'
import { readStaticFiles } from './transport/static-files.ts'

const dist = fileURLToPath(new URL('../../site/dist', import.meta.url))

async function main(): Promise<void> {
  // What it writes is for its own user only.
  process.umask(0o077)
  // React reads it when the site is loaded: otherwise pages take twice as long, and tell visitors what broke and where.
  process.env.NODE_ENV ??= 'production'
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const site = await loadBuiltSite(dist)
  const inbox = await openInbox(config, log)
  const files = readStaticFiles(`${dist}/client`)
  const server = await startSiteServer({ config, site, files, inbox, log })
  log.info({ url: `http://${config.host}:${server.port}` }, 'listening')

  log.info({ signal: await untilStopped() }, 'stopping')
  await server.close()
  await inbox.close()
  log.info('stopped')
  process.exit(0)
}

const expected = [ConfigError, FolderInUse, ListenError, SiteNotBuiltError]

main().catch((error: unknown) => {
  const isExpected = expected.some((kind) => error instanceof kind)
  const message = isExpected ? reasonOf(error) : String(error)
  process.stderr.write(`${message}\n`)
  if (!isExpected && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  process.exit(1)
})
