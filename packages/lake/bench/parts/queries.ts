import { evaluateSync, parse, toJS } from 'groq-js'
import type { LakeDocument } from '../../src/documents/document.ts'
import { bucketsBy } from '../../src/engine/buckets.ts'
import { Engine } from '../../src/engine/engine.ts'
import { Store } from '../../src/engine/store.ts'
import { defaultLimits } from '../../src/options.ts'
import { websiteContent } from '../support/content.ts'
import { namedQueries } from '../support/named-queries.ts'
import { atMost, type Measure, written } from '../support/report.ts'

const sizes = [1_000, 10_000, 100_000]
const indexedPaths = ['slug.current', 'path']
const asQuick = ['by id', 'page by slug', 'page by path']

/** CPU time of a call, in ms: the median of rounds that take some time each. */
function cpuMs(call: (n: number) => void, budgetMs: number): number {
  const rounds: number[] = []
  let n = 0
  const end = performance.now() + budgetMs
  do {
    const before = process.cpuUsage()
    const first = n
    do call(n++)
    while (process.cpuUsage(before).user < 8_000 && performance.now() < end)
    const { user, system } = process.cpuUsage(before)
    rounds.push((user + system) / 1_000 / (n - first))
  } while (performance.now() < end)
  return rounds.sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN
}

/** Queries on the lake, nothing cached, beside plain groq-js over the same documents. */
export function measureQueries(): Measure[] {
  const measures: Measure[] = []
  const lakeMs = new Map<string, number>()
  for (const size of sizes) {
    const documents = websiteContent(size)
    const store = new Store(bucketsBy(indexedPaths), { bytesLeft: defaultLimits.textBytes })
    for (const document of documents) store.put(document)
    const limits = { ...defaultLimits, cacheBytes: 1, queryMs: 60_000 }
    const now = () => new Date()
    const engine = new Engine({ projectId: 'p', dataset: 'd', indexedPaths, now, ...limits })
    const articles = documents.filter(({ _type }) => _type === 'article')
    const article = (n: number): LakeDocument => {
      const found = articles[(n * 7_919) % articles.length]
      if (!found) throw new Error('There are no articles')
      return found
    }
    for (const { name, query, params } of namedQueries) {
      const ask = (n: number) => {
        const found = engine.query(store, { query, params: params(article(n)), identity: null })
        if (found instanceof Promise) throw new Error(`${name} takes a promise`)
        return found.json
      }
      const plainly = (n: number) => {
        const own = params(article(n))
        const tree = parse(query, { params: own })
        const value = evaluateSync(tree, { dataset: [...documents], params: own })
        return JSON.stringify(toJS(value) ?? null)
      }
      if (ask(1) !== plainly(1)) throw new Error(`${name} is answered differently at ${size}`)
      ask(2)
      const lake = cpuMs(ask, 400)
      const plain = cpuMs(plainly, 400)
      lakeMs.set(`${name} ${size}`, lake)
      const measured = `${written(lake, 'ms')} (groq-js ${written(plain, 'ms')})`
      const what = `${name}, ${size / 1_000}k`
      if (size === 10_000 && name.startsWith('page')) {
        measures.push({ what, measured, target: '≤ 0.5 ms', isKept: lake <= 0.5 })
      } else measures.push({ what, measured })
    }
  }
  for (const name of asQuick) {
    const [small, large] = [lakeMs.get(`${name} 1000`) ?? 0, lakeMs.get(`${name} 100000`) ?? 0]
    // Twice leaves room for memory further away, and is far from the hundredfold of reading everything.
    measures.push(atMost(`${name}, 100k to 1k`, large / small, 2, '×'))
  }
  return measures
}
