import { bucketsBy } from '../../src/engine/buckets.ts'
import { Store } from '../../src/engine/store.ts'
import { firstDifference } from '../../src/engine/testing/first-difference.ts'
import { plannedMaps } from '../../src/engine/testing/planned-maps.ts'
import { atLeast, figure, type Measure, note } from '../support/report.ts'

const steps = 10_000
const seed = 2_026

class Leaky extends Store {
  override bucket(key: string) {
    const documents = super.bucket(key)
    return key.startsWith('a:path:') ? documents.slice(1) : documents
  }
}

/** Random queries and edits on the lake and on groq-js alone; the grammar is in `src/engine/testing`. */
export async function measureDifferential(): Promise<Measure[]> {
  const difference = await firstDifference({ seed, steps })
  if (difference) note(difference)
  const makeStore = () => new Leaky(bucketsBy(['slug.current', 'path']))
  const planted = await firstDifference({ seed, steps, makeStore })
  return [
    {
      what: `${steps} steps from seed ${seed}`,
      measured: difference ? 'a difference' : 'no difference',
      target: 'no difference',
      isKept: difference === null,
    },
    {
      what: 'a bug planted in the planner',
      measured: planted ? 'caught' : 'not caught',
      target: 'caught',
      isKept: planted !== null,
    },
  ]
}

/** Source maps of random queries through the planner. */
export function measureSourceMaps(): Measure[] {
  const { mappings, unchanged, mapped } = plannedMaps(seed, 600)
  return [
    // One that leads elsewhere ends the part with an error.
    figure('mappings followed, each to the value it names', mappings),
    atLeast('unchanged strings with a source', (100 * mapped) / unchanged, 95, '%'),
  ]
}
