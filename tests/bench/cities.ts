import { freePort } from '../support/free-port.ts'
import { type Stack, startServer } from '../support/stack.ts'
import type { Measure } from './report.ts'

const addresses = 10_000
const visitors = 8
/** Memory is compared from here on: caches fill and code is compiled before. */
const warm = 4_000

/** Made-up towns, one after the other: what they cost in memory, what they are answered, and what search engines keep. */
export async function cities(stack: Stack): Promise<Measure[]> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = await startServer({
    SITE_PORT: `${port}`,
    SANITY_API_HOST: stack.lake.url,
    // Whoever comes from many addresses is not slowed down either.
    RENDERS_PER_MINUTE: '1000000',
  })
  try {
    const mapBefore = await textOf(`${origin}/sitemap.xml`)
    const began = performance.now()
    const early = await visit(origin, 0, warm)
    const siteBefore = await memoryOf(origin)
    const lakeBefore = await memoryOf(stack.lake.url)
    const late = await visit(origin, warm, addresses)
    const seconds = (performance.now() - began) / 1000
    const seen = [...early, ...late]
    const having = (test: (one: Answer) => boolean) => seen.filter(test).length
    const isMapSame = (await textOf(`${origin}/sitemap.xml`)) === mapBefore
    return [
      { what: 'made-up addresses', value: seen.length, unit: '' },
      { what: 'a second, none of them cached', value: Math.round(seen.length / seconds), unit: '' },
      { what: 'shown', value: having(({ status }) => status === 200), unit: '' },
      { what: 'no town: 404', value: having(({ status }) => status === 404), unit: '' },
      { what: '5xx', value: having(({ status }) => status >= 500), unit: '', atMost: 0 },
      { what: 'that search engines may keep', value: having(isKept), unit: '', atMost: 0 },
      { what: 'new in the map of the site', value: isMapSame ? 0 : 1, unit: '', atMost: 0 },
      ...(await growth('site', origin, siteBefore)),
      ...(await growth('lake', stack.lake.url, lakeBefore)),
    ]
  } finally {
    await server.stop()
  }
}

interface Answer {
  status: number
  noindex: boolean
}

const isKept = ({ status, noindex }: Answer) => status === 200 && !noindex

async function visit(origin: string, first: number, end: number): Promise<Answer[]> {
  const queue = Array.from({ length: end - first }, (_, index) => first + index).values()
  const answers: Answer[] = []
  const visiting = Array.from({ length: visitors }, async () => {
    for (const index of queue) {
      const response = await fetch(origin + addressOf(index), { redirect: 'manual' })
      const html = await response.text()
      const noindex = html.includes('<meta name="robots" content="noindex"')
      answers.push({ status: response.status, noindex })
    }
  })
  await Promise.all(visiting)
  return answers
}

/** One in ten is something no town is called. */
function addressOf(index: number): string {
  const name = [...`${index}`].map((digit) => 'aeioubdfgl'.charAt(Number(digit))).join('')
  const city = index % 10 === 9 ? `${name}!<b>${index}` : `${name}-sur-${name}`
  return `/${index % 2 ? 'fr' : 'en'}/services/seo-visibility-${encodeURIComponent(city)}`
}

interface Memory {
  /** Of the process, in MiB. */
  resident: number
  /** Of it what scripts use. */
  heap: number
}

async function memoryOf(origin: string): Promise<Memory> {
  const metrics = await textOf(`${origin}/metrics`)
  const mib = (name: string) =>
    Number(new RegExp(`^${name} (.+)$`, 'm').exec(metrics)?.[1]) / 1024 / 1024
  return {
    resident: mib('process_resident_memory_bytes'),
    heap: mib('nodejs_heap_size_used_bytes'),
  }
}

async function growth(process: string, origin: string, before: Memory): Promise<Measure[]> {
  const after = await memoryOf(origin)
  const grown = (of: keyof Memory) => Math.round(after[of] - before[of])
  return [
    { what: `${process}: resident`, value: Math.round(after.resident), unit: 'MiB' },
    { what: `… since the ${warm}th`, value: grown('resident'), unit: 'MiB', atMost: 48 },
    { what: `${process}: heap since the ${warm}th`, value: grown('heap'), unit: 'MiB', atMost: 48 },
  ]
}

const textOf = async (address: string) => (await fetch(address)).text()
