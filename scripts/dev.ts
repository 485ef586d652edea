// `npm run dev`: site and Studio from their sources with hot reload, on the addresses of `npm start`.
// `npm run dev:mocks`: the same with no content lake at all; requests for content never leave the process.

import { openInbox } from '../apps/server/src/inbox/inbox.ts'
import { createLog } from '../apps/server/src/log.ts'
import { startSiteServer } from '../apps/server/src/server.ts'
import { startLake } from './launch/content-lake.ts'
import { developmentSite, patient } from './launch/development-site.ts'
import { expectFreePorts } from './launch/free-port.ts'
import { shareReadToken } from './launch/read-token.ts'
import { runScript, say } from './launch/sentence.ts'
import { readSettings } from './launch/settings.ts'
import { startStudioFromSources } from './launch/studio.ts'
import { addressTable } from './launch/table.ts'
import { runTogether } from './launch/together.ts'

const mocks = process.argv.includes('--mocks')

await runScript(async () => {
  const wanted = readSettings(process.env)
  await expectFreePorts(mocks ? { ...wanted, hosted: true, studioPort: null } : wanted)
  if (!mocks) shareReadToken(process.env)
  const settings = readSettings(process.env)
  return runTogether(async (children, signal) => {
    if (mocks) {
      const { startContentMock } = await import('../packages/mocks/src/node.ts')
      const { apiHost, projectId, dataset } = settings.config.content
      await startContentMock({ apiHost, projectId, dataset, otherRequests: 'bypass' })
    } else if (!settings.hosted) await startLake(settings, children)
    if (signal.aborted) return
    say('Starting the site…')
    const config = patient(settings.config)
    const { site, development } = await developmentSite(config, mocks)
    const log = createLog('warn', 'stderr')
    const inbox = await openInbox(config, log)
    const files = new Map()
    const server = await startSiteServer({ config, site, files, inbox, log, development })
    const stop = async () => {
      await server.close()
      await inbox.close()
    }
    children.push({ name: 'site', failed: new Promise(() => {}), stop })
    if (!mocks) {
      say('Starting the Studio…')
      await startStudioFromSources(settings, children)
    }
    say(addressTable(settings, mocks))
  })
})
