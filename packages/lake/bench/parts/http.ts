import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { type Child, queryUrl, startChild } from '../support/child.ts'
import { websiteContent } from '../support/content.ts'
import { namedQueries } from '../support/named-queries.ts'
import { atLeast, figure, type Measure } from '../support/report.ts'

const documents = 10_000
// Servers take turns, so that what else the machine does meanwhile meets all of them.
const rounds = 4
const seconds = 2
const mostAddresses = 200

async function requestsPerSecond(child: Child, addresses: readonly string[]): Promise<number> {
  const requests = addresses.map((address) => ({ path: address.slice(child.url.length) }))
  const load = (duration: number) =>
    autocannon({ url: child.url, connections: 10, duration, requests })
  const { requests: answered, non2xx, errors } = await load(seconds)
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`)
  return answered.average
}

/** Requests a second over HTTP, beside a bare node:http server that answers the same bytes. */
export async function measureHttp(): Promise<Measure[]> {
  const page = namedQueries.find(({ name }) => name === 'page by slug')
  const articles = websiteContent(documents).filter(({ _type }) => _type === 'article')
  if (!page) throw new Error('There is no page to ask for')
  const folder = mkdtempSync(join(tmpdir(), 'lake-bench-'))
  const children: Child[] = []
  const start = async (program: string, ...args: string[]) => {
    const child = await startChild(program, args)
    children.push(child)
    return child
  }
  try {
    const count = String(documents)
    const addresses = (url: string) =>
      articles
        .slice(0, mostAddresses)
        .map((article) => queryUrl(url, page.query, page.params(article)))
    const keeping = await start('lake-process.ts', '-', count)
    const forgetting = await start('lake-process.ts', '-', count, '{"cacheBytes": 1}')
    const [address = ''] = addresses(keeping.url)
    const file = join(folder, 'response.json')
    const bytes = Buffer.from(await (await fetch(address)).arrayBuffer())
    writeFileSync(file, bytes)
    const bare = await start('bare-process.ts', file)

    const servers = [bare, keeping, forgetting]
    const rates = servers.map(() => 0)
    // The first round is to get warm.
    for (let round = 0; round <= rounds; round++) {
      for (const [at, server] of servers.entries()) {
        const answered = await requestsPerSecond(server, addresses(server.url))
        if (round > 0) rates[at] = (rates[at] ?? 0) + answered / rounds
      }
    }
    const [rate = 0, cached = 0, uncached = 0] = rates
    return [
      figure(
        `bare node:http, ${(bytes.length / 1024).toFixed(1)} KiB a response`,
        rate,
        'requests/s',
      ),
      figure('lake, cached responses', cached, 'requests/s'),
      figure('lake, nothing cached', uncached, 'requests/s'),
      atLeast('cached responses to bare', cached / rate, 0.4),
      atLeast('nothing cached to bare', uncached / rate, 0.1),
    ]
  } finally {
    await Promise.all(children.map((child) => child.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}
