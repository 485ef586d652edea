import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { runScript, say } from './launch/sentence.ts'
import { dataFolder, root } from './launch/settings.ts'

const usage = `Content of the lake here, and of one elsewhere.

  npm run content:push -- [seed | FILE]    makes the lake elsewhere say what the one here says, or the seed, or a file
  npm run content:pull -- [FILE.tar.gz]    the other way, into the lake here or a file

  --dry-run      says what would change, and changes nothing
  --delete       also deletes what is only at the other end
  --yes          push: asks nothing before it writes to a dataset called production
  --overwrite    pull: replaces FILE.tar.gz
  --data DIR     another lake here
  --dataset NAME another dataset of it

Which lake elsewhere is told by SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST and a token: see docs/deployment.md.`

const seed = join(root, 'packages/seed/seed.ndjson')

await runScript(async () => {
  const [command = '', ...rest] = process.argv.slice(2)
  if (rest.includes('--help')) {
    say(usage)
    return 0
  }
  const isValue = (index: number) => ['--data', '--dataset'].includes(rest[index - 1] ?? '')
  const args = rest.map((arg, index) => (arg === 'seed' && !isValue(index) ? seed : arg))
  // Before what was given: of several folders the last one counts.
  const data = ['--data', join(dataFolder, 'lake')]
  const lake = [join(root, 'apps/lake/src/main.ts'), command, ...data, ...args]
  const child = spawn(process.execPath, lake, { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code ?? 1
})
