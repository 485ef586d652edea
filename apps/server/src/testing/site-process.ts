import { createLog } from '@jalonne/node-kit/log'
import { readConfig } from '../config/config.ts'
import { openInbox } from '../inbox/inbox.ts'
import { startSiteServer } from '../server.ts'
import { fakeSite } from './fake-site.ts'

// The server as a process of its own, with a site that needs no build.
const config = readConfig(process.env)
const log = createLog(config.logLevel)
const inbox = await openInbox(config, log)
const site = fakeSite()
const server = await startSiteServer({ config, site, files: new Map(), inbox, log })
log.info({ port: server.port }, 'listening')
process.on('SIGTERM', async () => {
  await server.close()
  await inbox.close()
  process.exit(0)
})
