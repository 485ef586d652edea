// `npm run bench`: what the house promises in figures, measured on this machine.
// `npm run bench -- scripts live` measures only the parts named. `npm run bench -- --against main~5 /fr` measures a page,
// or several, of this build and of a former one in turns.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Stack, startStack } from '../support/stack.ts'
import { compare } from './against.ts'
import { cities } from './cities.ts'
import { contact } from './contact.ts'
import { leads } from './leads.ts'
import { lighthouseRuns } from './lighthouse.ts'
import { live } from './live.ts'
import { keeps, type Measure, table } from './report.ts'
import { scripts } from './scripts.ts'
import { throughput } from './throughput.ts'
import { visits } from './visits.ts'

interface Part {
  title: string
  measure: (stack: Stack) => Promise<Measure[]>
}

const parts = new Map<string, Part>([
  ['scripts', { title: 'JavaScript of the first view, brotli', measure: scripts }],
  ['visits', { title: 'Processor slowed 4 ×: hydrated, and from page to page', measure: visits }],
  ['live', { title: 'From publishing to reading', measure: live }],
  ['throughput', { title: 'Cached pages', measure: throughput }],
  ['cities', { title: 'Ten thousand made-up towns', measure: cities }],
  ['contact', { title: 'Submissions from many visitors', measure: contact }],
  ['leads', { title: 'Submissions while the server is killed and mail fails', measure: leads }],
  [
    'lighthouse',
    { title: 'Lighthouse, mobile, median of 3 (first two: 5)', measure: lighthouseRuns },
  ],
])

const { against, runs, named } = readArguments()
if (against !== undefined) {
  await compare(against, named.length > 0 ? named : undefined, runs)
  process.exit()
}
const unknown = named.filter((name) => !parts.has(name))
if (unknown.length > 0) refuse(`No such part: ${unknown.join(', ')}.`)
if (!existsSync(join(import.meta.dirname, '../../apps/site/dist/server'))) {
  console.error('The site is not built: run `pnpm build` first.')
  process.exit(2)
}

const all: Measure[] = []
for (const [name, { title, measure }] of parts) {
  if (named.length > 0 && !named.includes(name)) continue
  // Each part has a fresh lake and a server without a cache to itself.
  const stack = await startStack({ LOG_LEVEL: 'info' })
  try {
    const measures = await measure(stack)
    all.push(...measures)
    console.log(table(title, measures))
  } finally {
    await stack.close()
  }
}
const missed = all.filter((measure) => !keeps(measure)).length
console.log(missed === 0 ? 'Every target is kept.' : `${missed} targets are missed.`)
process.exitCode = missed === 0 ? 0 : 1

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { against: { type: 'string' }, runs: { type: 'string', default: '5' } },
    })
    const runs = Number(values.runs)
    if (!Number.isInteger(runs) || runs < 1) refuse('--runs takes a whole number from 1.')
    return { against: values.against, runs, named: positionals }
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

function refuse(reason: string): never {
  console.error(
    `${reason}\nThe parts are ${[...parts.keys()].join(', ')}; options: --against, --runs.`,
  )
  process.exit(2)
}
