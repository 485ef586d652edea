import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import autocannon from 'autocannon'
import type { Stack } from '../support/stack.ts'
import { serveBare } from './bare-pages.ts'
import type { Measure } from './report.ts'
import { median } from './statistics.ts'

const path = '/fr/pricing'
const rounds = 5
const seconds = 3

/** Cached pages a second, against a bare server that answers the same bytes, in turns on the same machine. */
export async function throughput(stack: Stack): Promise<Measure[]> {
  const url = stack.origin + path
  await using bare = await serveBare({ page: await compressed(url) }, stack.origin)
  const copy = bare.url('page')
  const [ours, theirs]: [number[], number[]] = [[], []]
  await load(url)
  await load(copy)
  for (let round = 0; round < rounds; round++) {
    ours.push(await load(url))
    theirs.push(await load(copy))
  }
  const [site, plain] = [median(ours), median(theirs)]
  return [
    { what: 'a cached page', value: Math.round(site), unit: 'requests/s' },
    { what: 'the same from bare node:http', value: Math.round(plain), unit: 'requests/s' },
    { what: 'ratio', value: site / plain, unit: '', atLeast: 0.7 },
  ]
}

async function load(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' }
  const result = await autocannon({ url, connections: 20, duration: seconds, headers })
  const { requests, non2xx, errors } = result
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors`)
  return requests.average
}

/** The bytes of a page as they are sent, compressed by brotli. */
function compressed(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.headers['content-encoding'] === 'br') resolve(buffer(answer))
      else reject(new Error(`${url} does not come compressed by brotli`))
    }).on('error', reject)
  })
}
