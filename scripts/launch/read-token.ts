import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from './settings.ts'

const file = join(dataFolder, 'read-token')

/**
 * Lets the site read drafts from the embedded lake, for previews: both are started with the same token, made once and
 * kept in the data folder. One given by the environment, as for the hosted lake, goes first.
 */
export function shareReadToken(env: NodeJS.ProcessEnv): void {
  if (env.SANITY_API_READ_TOKEN || env.SANITY_PROJECT_ID || env.SANITY_API_HOST) return
  try {
    mkdirSync(dataFolder, { recursive: true })
    writeFileSync(file, `sk${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  env.SANITY_API_READ_TOKEN = readFileSync(file, 'utf8').trim()
}
