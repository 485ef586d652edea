import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ScriptedLake } from './scripted-lake.ts'
import { type SiteProcess, startSiteProcess } from './site-process-handle.ts'

/** A server process with a data folder of its own, in front of a lake with two pages. */
export interface ApiStack {
  lake: ScriptedLake
  dataDir: string
  site: SiteProcess
  close(): Promise<void>
}

export async function startApi(env: Record<string, string> = {}): Promise<ApiStack> {
  const lake = new ScriptedLake()
  lake.titles.set('/contact', 'Contact').set('/pricing', 'Pricing')
  await lake.start()
  const folder = await mkdtempDisposable(path.join(tmpdir(), 'jalonne-server-'))
  const dataDir = folder.path
  const site = await startSiteProcess({ dataDir, lakeUrl: lake.url, env })
  const close = async () => {
    await site.stop()
    await lake.stop()
    await folder.remove()
  }
  return { lake, dataDir, site, close }
}

/** What somebody with an address sends; `change` has the last word. */
export const mail = (email: string, change: object = {}) => ({
  type: 'mail',
  name: 'Nadia Rochat',
  email,
  message: 'Bonjour',
  meta: { page: '/fr/contact', locale: 'fr' },
  ...change,
})

/** The header by which the trusted proxy tells who asks. */
export const from = (address: string) => ({ 'x-forwarded-for': address })

let clients = 0
/** A visitor with an address of their own. */
export const someone = () => from(`198.51.100.${++clients}`)
