import { queryUrl, startChild } from '../support/child.ts'
import { websiteContent } from '../support/content.ts'
import { atMost, figure, type Measure } from '../support/report.ts'

const documents = 10_000
const kib = 1024
const mib = 1024 * 1024

/** Memory of a lake for each document, and what its caches may add. */
export async function measureMemory(): Promise<Measure[]> {
  const size = JSON.stringify(websiteContent(documents)).length / documents / kib
  const empty = await startChild('lake-process.ts', ['-', '0'])
  const limits = { cacheBytes: 16 * mib, textBytes: 16 * mib }
  const full = await startChild('lake-process.ts', ['-', String(documents), JSON.stringify(limits)])
  const ask = async (query: string, params = {}) => {
    const response = await fetch(queryUrl(full.url, query, params))
    if (!response.ok) throw new Error(`${query} was answered with ${response.status}`)
    await response.arrayBuffer()
  }
  try {
    await ask('count(*)')
    const base = (await empty.memory()).heapUsed
    const loaded = (await full.memory()).heapUsed
    for (let n = 0; n < 3_000; n++) {
      await ask('*[_type == "article"] | order(_id)[$n...$m]{title, body}', { n, m: n + 3 })
    }
    await ask('*[title match "wordthatisnot"]')
    const asked = (await full.memory()).heapUsed
    return [
      figure('JSON of a document', size, 'KiB'),
      figure(
        'memory for a document, buckets, history and one perspective',
        (loaded - base) / documents / kib,
        'KiB',
      ),
      atMost(
        'what 3,000 responses and a search add, caches bound to 32 MiB',
        (asked - loaded) / mib,
        64,
        'MiB',
      ),
    ]
  } finally {
    await Promise.all([empty.stop(), full.stop()])
  }
}
