import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Measure } from './report.ts'

const dist = join(import.meta.dirname, '../../studio/dist')

/** How large the built Studio is: all of it, and the scripts among it as they would be sent compressed. */
export function studioSize(): Measure[] {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ name, bytes: readFileSync(join(parentPath, name)) }))
  const scripts = files.filter(({ name }) => name.endsWith('.js'))
  return [
    {
      what: `${files.length} files`,
      value: megabytes(files.map(({ bytes }) => bytes)),
      unit: 'MiB',
    },
    {
      what: `${scripts.length} scripts, gzip`,
      value: megabytes(scripts.map(({ bytes }) => gzipSync(bytes))),
      unit: 'MiB',
    },
  ]
}

const megabytes = (all: Buffer[]) => all.reduce((sum, { length }) => sum + length, 0) / 1024 / 1024
