// `npm run dev`: site and Studio from their sources with hot reload, on the addresses of `npm start`.
// `npm run dev:mocks`: the site alone, with no content lake: what it asks and sends is answered in memory.

import { openInbox } from '../apps/server/src/inbox/inbox.ts'
import { startSiteServer } from '../apps/server/src/server.ts'
import { createLog } from '../packages/node-kit/src/log.ts'
import { startLake } from './launch/content-lake.ts'
import { developmentSite, patient } from './launch/development-site.ts'
import { expectFreePorts } from './launch/free-port.ts'
import { shareReadToken } from './launch/read-token.ts'
import { expectNotRunning } from './launch/running-mark.ts'
import { runScript, say } from './launch/sentence.ts'
import { dataFolder, readSettings } from './launch/settings.ts'
import { startStudioFromSources } from './launch/studio.ts'
import { addressTable } from './launch/table.ts'
import { runTogether } from './launch/together.ts'

const mocked = process.argv.includes('--mocks')

await runScript(async () => {
  const wanted = readSettings(process.env)
  const folder = mocked ? null : dataFolder
  if (folder !== null) expectNotRunning(folder)
  await expectFreePorts(mocked ? { ...wanted, hosted: true, studioPort: null } : wanted)
  if (!mocked) shareReadToken(process.env)
  return runTogether(folder, async (children, signal) => {
    // Only where it is wanted: it brings the demo content along.
    const mocks = mocked
      ? await (await import('./launch/mocks.ts')).startMocks(process.env, children)
      : null
    // Read again, with the token, which is made only once nothing speaks against a start.
    const settings = mocks?.settings ?? readSettings(process.env)
    if (!(mocks || settings.hosted)) await startLake(settings, children)
    if (signal.aborted) return
    say('Starting the site…')
    const config = patient(settings.config)
    const { site, development } = await developmentSite(config, mocked)
    const log = createLog('warn', 'stderr')
    const inbox = await openInbox(config, log)
    const server = await startSiteServer({
      config,
      site,
      files: new Map(),
      inbox,
      log,
      development: mocks ? mocks.before(development) : development,
    })
    const stop = async () => {
      await server.close()
      await inbox.close()
    }
    children.push({ name: 'site', failed: new Promise(() => {}), stop })
    if (!mocks) {
      say('Starting the Studio…')
      await startStudioFromSources(settings, children)
    }
    say(addressTable(settings, mocked))
  })
})
