import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readOrCreateSecret } from '../../packages/node-kit/src/secret-file.ts'
import { inDataFolder, Sentence } from './sentence.ts'
import { dataFolder } from './settings.ts'

const file = join(dataFolder, 'read-token')

/**
 * Lets the site read drafts from the embedded lake, for previews: both are started with the same token, made once and
 * kept in the data folder. One given by the environment, as for the hosted lake, goes first.
 * @throws {Sentence} when the file was damaged or cannot be written
 */
export function shareReadToken(env: NodeJS.ProcessEnv): void {
  if (env.SANITY_API_READ_TOKEN || env.SANITY_PROJECT_ID || env.SANITY_API_HOST) return
  const make = () => `sk${randomBytes(32).toString('hex')}`
  const token = inDataFolder(dataFolder, () => readOrCreateSecret(file, make))
  if (!token) throw new Sentence(`${file} holds no token. Remove it to have a new one made.`)
  env.SANITY_API_READ_TOKEN = token
}
