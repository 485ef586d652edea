// `npm run content:push -- [seed | FILE] [--dry-run] [--delete] [--yes]`: what the lake here says, or a file, to a lake elsewhere.
// `npm run content:pull -- [FILE.tar.gz] [--dry-run] [--delete]`: the other way, into the lake here or a file.
// `--data DIR` names another lake here. Where to, or from, is told by SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST and a token: see docs/deployment.md.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { runScript } from './launch/sentence.ts'
import { dataFolder, root } from './launch/settings.ts'

const seed = join(root, 'packages/seed/seed.ndjson')

await runScript(async () => {
  const [command = '', ...rest] = process.argv.slice(2)
  const args = rest.map((arg) => (arg === 'seed' ? seed : arg))
  // Before what was given: of several folders the last one counts.
  const data = ['--data', join(dataFolder, 'lake')]
  const lake = [join(root, 'apps/lake/src/main.ts'), command, ...data, ...args]
  const child = spawn(process.execPath, lake, { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code ?? 1
})
