// Fails when the types generated from the schemas and the queries are not those committed.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const generated = join(root, 'apps/site/src/queries/sanity.types.ts')

const committed = readFileSync(generated, 'utf8')
const typegen = spawnSync('pnpm', ['--silent', 'run', 'typegen'], { cwd: root, encoding: 'utf8' })
if (typegen.status !== 0) {
  console.error(`${typegen.stdout}${typegen.stderr}\nThe types could not be generated.`)
  process.exitCode = 1
} else if (readFileSync(generated, 'utf8') !== committed) {
  console.error(
    'The schemas or the queries have changed since apps/site/src/queries/sanity.types.ts was generated. ' +
      'It is up to date now: commit it.',
  )
  process.exitCode = 1
} else {
  console.log('The generated types are up to date.')
}
