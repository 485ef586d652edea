// `npm run reset`: removes what runs keep in the data folder (DATA_DIR), so that the next start begins anew.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findLake } from '../apps/lake/src/control/find-lake.ts'
import { isLocked, runningIn } from './launch/running-mark.ts'
import { runScript, Sentence, say } from './launch/sentence.ts'
import { dataFolder, root } from './launch/settings.ts'

// SQLite keeps the journal beside the lock.
const ours = ['lake', 'server', 'logs', 'read-token', 'lock', 'lock-journal', 'running.pid']
/** What runs leave there, drafts of the token included, and what macOS adds. */
const isOurs = (entry: string) =>
  ours.includes(entry) || entry.startsWith('read-token.') || entry === '.DS_Store'
const server = join(dataFolder, 'server')
const name = relative(root, dataFolder) || dataFolder

await runScript(async () => {
  if (process.argv.length > 2) {
    throw new Sentence(
      `Nothing was removed: \`npm run reset\` knows no options. Without any it empties ${name} at once.`,
    )
  }
  const entries = existsSync(dataFolder) ? readdirSync(dataFolder) : []
  if (entries.length === 0) {
    say('There was nothing to remove: the next start seeds fresh content anyway.')
    return 0
  }
  const others = entries.filter((entry) => !isOurs(entry))
  if (others.length > 0) {
    throw new Sentence(
      `Nothing was removed: ${name} also holds what is not the site's (${others.slice(0, 5).join(', ')}). Move that elsewhere, or remove the folder yourself.`,
    )
  }
  const pid = runningIn(dataFolder)
  if (pid !== null) {
    throw new Sentence(`Nothing was removed: the site is running (process ${pid}). Stop it first.`)
  }
  // Servers that were started by themselves leave no mark.
  if (existsSync(server) && isLocked(server)) {
    throw new Sentence(
      `Nothing was removed: a server works with the data in ${name}. Stop it first.`,
    )
  }
  if (await findLake(join(dataFolder, 'lake'))) {
    throw new Sentence(`Nothing was removed: a lake serves the data in ${name}. Stop it first.`)
  }
  // The folder stays: it may be a link, or a disk of its own.
  for (const entry of readdirSync(dataFolder)) rmSync(join(dataFolder, entry), { recursive: true })
  say(
    `Emptied ${name}: removed all content and uploads, accounts, what visitors sent, keys, tokens and logs. The next start seeds fresh content.`,
  )
  return 0
})
