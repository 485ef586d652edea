// `npm run reset`: removes the data folder (DATA_DIR) with everything in it, so that the next start begins anew.
import { existsSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { runningIn } from './launch/running-mark.ts'
import { runScript, Sentence, say } from './launch/sentence.ts'
import { dataFolder, root } from './launch/settings.ts'

await runScript(async () => {
  const pid = runningIn(dataFolder)
  if (pid !== null) {
    throw new Sentence(`Nothing was removed: the site is running (process ${pid}). Stop it first.`)
  }
  if (!existsSync(dataFolder)) {
    say('There was nothing to remove: the next start seeds fresh content anyway.')
    return 0
  }
  rmSync(dataFolder, { recursive: true })
  const name = relative(root, dataFolder)
  say(
    `Removed ${name}: all content and uploads, accounts, what visitors sent, keys, tokens and logs. The next start seeds fresh content.`,
  )
  return 0
})
