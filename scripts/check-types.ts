// Types of everything, then of each room that has a `tsconfig.json` of its own: what must run anywhere is checked
// without `document` or without `process`.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const tsc = join(root, 'node_modules/.bin/tsc')
const rooms = globSync('{schemas,packages/*,apps/*}/tsconfig.json', { cwd: root })

for (const project of ['tsconfig.json', ...rooms.toSorted()]) {
  const { status, error } = spawnSync(tsc, ['--noEmit', '--project', project], {
    cwd: root,
    stdio: 'inherit',
  })
  if (error) throw new Error(`${tsc} cannot be run: install the packages first`, { cause: error })
  if (status !== 0) {
    console.error(`The types of ${project} do not fit.`)
    process.exitCode = 1
  }
}
