import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const notInputs = new Set(['node_modules', 'dist', '.tanstack', '.sanity'])

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
