// `npm start`: builds what changed, starts the content lake, the site and the Studio, and stops them together.
import { join } from 'node:path'
import { buildSite } from './launch/build-site.ts'
import { buildStudio } from './launch/build-studio.ts'
import { startLake } from './launch/content-lake.ts'
import { expectFreePorts } from './launch/free-port.ts'
import { startHealthy } from './launch/healthy.ts'
import { shareReadToken } from './launch/read-token.ts'
import { expectNotRunning } from './launch/running-mark.ts'
import { runScript, say } from './launch/sentence.ts'
import { dataFolder, readSettings, root } from './launch/settings.ts'
import { startStudio } from './launch/studio.ts'
import { addressTable } from './launch/table.ts'
import { runTogether } from './launch/together.ts'

await runScript(async () => {
  const settings = readSettings(process.env)
  expectNotRunning(dataFolder)
  await expectFreePorts(settings)
  shareReadToken(process.env)
  return runTogether(dataFolder, async (children, signal) => {
    await Promise.all([buildSite(signal), buildStudio(signal)])
    if (signal.aborted) return
    if (!settings.hosted) await startLake(settings, children)
    say('Starting the site…')
    const args = [join(root, 'apps/server/src/main.ts')]
    await startHealthy({ name: 'site', args, env: process.env }, settings.siteUrl, children)
    await startStudio(settings, children)
    say(addressTable(settings))
  })
})
