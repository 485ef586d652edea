import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { Sentence, say } from './sentence.ts'
import { root } from './settings.ts'

const run = promisify(execFile)

/** What the build of the site is made from. */
const inputs = ['apps/site', 'packages/ui', 'packages/messages', 'packages/domain', 'packages/api']
const notInputs = new Set(['node_modules', 'dist', '.tanstack'])
const dist = join(root, 'apps/site/dist')
const stamp = join(dist, 'inputs.sha256')

/** Builds the site unless the build that is there was made from the same files. Stops at the signal. */
export async function buildSite(signal: AbortSignal): Promise<void> {
  const wanted = fingerprint(root, inputs)
  if (isCurrent(wanted)) return
  say('Building the site…')
  const began = Date.now()
  try {
    await run('pnpm', ['--silent', 'run', 'build'], { cwd: root, signal })
  } catch (error) {
    if (signal.aborted) return
    throw new Sentence(`${outputOf(error)}\nThe site could not be built; the lines above say why.`)
  }
  writeFileSync(stamp, wanted)
  say(`  built in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

function outputOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string }
  return `${stdout}${stderr}`.trim() || error.message
}

function isCurrent(wanted: string): boolean {
  const complete = existsSync(join(dist, 'server/entry-server.js'))
  return complete && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

/** A hash of the names and contents of all files in the folders, tests and build results aside. */
export function fingerprint(base: string, folders: readonly string[]): string {
  const hash = createHash('sha256')
  const lockfile = join(base, 'pnpm-lock.yaml')
  const files = folders.flatMap((folder) => filesIn(join(base, folder)))
  for (const file of [lockfile, ...files].filter((path) => existsSync(path))) {
    hash.update(relative(base, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return notInputs.has(entry.name) ? [] : filesIn(path)
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
    })
}
