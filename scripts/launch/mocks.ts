import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lakeMiddleware, startContentMock } from '../../packages/mocks/src/node.ts'
import type { Child } from './child.ts'
import type { developmentSite } from './development-site.ts'
import { readSettings, type Settings } from './settings.ts'

type Development = Awaited<ReturnType<typeof developmentSite>>['development']

/** What `dev:mocks` runs with instead of a lake. */
interface Mocks {
  /** The settings of a run whose lake is said to stand at the site's own address, and that reaches nobody else. */
  settings: Settings
  /** Has the site's server answer for the lake, too. */
  before(development: Development): Development
}

/** Stands in for the lake in this process. What is posted without scripts is kept in a folder that goes with the run. */
export async function startMocks(env: NodeJS.ProcessEnv, children: Child[]): Promise<Mocks> {
  const folder = await mkdtemp(join(tmpdir(), 'jalonne-mocks-'))
  const failed = new Promise<never>(() => {})
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  children.push({ name: 'folder of the mocks', failed, stop: removeFolder })
  const settings = readSettings({
    ...env,
    DATA_DIR: folder,
    SANITY_PROJECT_ID: '',
    SANITY_API_READ_TOKEN: '',
    SANITY_API_HOST: readSettings(env).config.origin,
    SMTP_URL: '',
    CHAT_API_URL: '',
    CHAT_API_KEY: '',
    CHAT_MODEL: '',
    VOICE_SCRIPT_URL: '',
    VOICE_AGENT_ID: '',
  })
  const { apiHost, projectId, dataset } = settings.config.content
  const mock = await startContentMock({ apiHost, projectId, dataset, otherRequests: 'bypass' })
  children.push({ name: 'mocks', failed, stop: () => mock.close() })
  const answer = lakeMiddleware(mock)
  const before = (development: Development): Development => ({
    ...development,
    middleware: (request, response, next) =>
      answer(request, response, () => development.middleware(request, response, next)),
  })
  return { settings, before }
}
