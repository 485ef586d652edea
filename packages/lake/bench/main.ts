// `npm run bench:lake`: what the lake promises in figures, measured on this machine.
// `npm run bench:lake -- queries http` measures only the parts named.
import { measureDifferential, measureSourceMaps } from './parts/differential.ts'
import { measureFaults } from './parts/faults.ts'
import { measureHostile } from './parts/hostile.ts'
import { measureHttp } from './parts/http.ts'
import { measureListeners } from './parts/listeners.ts'
import { measureMalformed } from './parts/malformed.ts'
import { measureMemory } from './parts/memory.ts'
import { measureQueries } from './parts/queries.ts'
import { measureSuite } from './parts/suite.ts'
import { measureSynced } from './parts/synced.ts'
import { type Measure, note, type Skipped, say, table } from './support/report.ts'

interface Part {
  title: string
  measure: () => Measure[] | Skipped | Promise<Measure[] | Skipped>
}

const parts = new Map<string, Part>([
  ['suite', { title: 'Official GROQ suite over HTTP', measure: measureSuite }],
  ['differential', { title: 'The lake beside groq-js alone', measure: measureDifferential }],
  ['maps', { title: 'Content source maps', measure: measureSourceMaps }],
  ['queries', { title: 'Queries, CPU time', measure: measureQueries }],
  ['http', { title: 'Over HTTP', measure: measureHttp }],
  ['memory', { title: 'Memory', measure: measureMemory }],
  ['synced', { title: 'Durability, by system calls', measure: measureSynced }],
  ['faults', { title: 'Durability, by kill -9', measure: measureFaults }],
  ['malformed', { title: 'Malformed requests', measure: measureMalformed }],
  ['hostile', { title: 'Readers beside hostile clients', measure: measureHostile }],
  ['listeners', { title: 'Listeners', measure: measureListeners }],
])

const named = process.argv.slice(2)
const unknown = named.filter((name) => !parts.has(name))
if (unknown.length > 0) {
  note(`No such part: ${unknown.join(', ')}. There are: ${[...parts.keys()].join(', ')}.`)
  process.exit(2)
}

let missed = 0
for (const [name, { title, measure }] of parts) {
  if (named.length > 0 && !named.includes(name)) continue
  try {
    const measures = await measure()
    if ('skipped' in measures) {
      say(`\n${title}\n${'─'.repeat(title.length)}\nNot measured: ${measures.skipped}.\n`)
    } else {
      missed += measures.filter(({ isKept }) => isKept === false).length
      say(table(title, measures))
    }
  } catch (error) {
    missed++
    say(
      `\n${title}\n${'─'.repeat(title.length)}\nFailed: ${error instanceof Error ? error.stack : error}\n`,
    )
  }
}
say(missed === 0 ? 'Every target is kept.' : `${missed} targets are missed.`)
process.exitCode = missed === 0 ? 0 : 1
