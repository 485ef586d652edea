import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { LakeDocument } from '../../src/documents/document.ts'
import { queryPath, send, startLakeServer } from '../support/lake-server.ts'
import { atMost, figure, type Measure } from '../support/report.ts'

const seed = join(import.meta.dirname, '../../../seed/seed.ndjson')
const readers = 4
const seconds = 8
const pauseMs = 20
const page = '*[_type == "page" && path == $path][0]{..., "visit": $visit}'

interface Reading {
  queries: number[]
  images: number[]
  failed: number
}

interface Site {
  url: string
  paths: string[]
  images: string[]
}

/** One visitor after the other: a page each that was not requested before, and one of its images. */
async function read({ url, paths, images }: Site, reader: number): Promise<Reading> {
  const reading: Reading = { queries: [], images: [], failed: 0 }
  const end = performance.now() + seconds * 1_000
  for (let visit = 0; performance.now() < end; visit++) {
    const client = `198.51.100.${(visit % 200) + 1}`
    const path = paths[(visit * readers + reader) % paths.length]
    const query = await send(
      url,
      queryPath(page, { path, visit: `${end} ${reader} ${visit}` }),
      client,
    )
    const image = await send(
      url,
      `${images[visit % images.length]}?w=${300 + reader}&fm=webp`,
      client,
    )
    reading.queries.push(query.ms)
    reading.images.push(image.ms)
    reading.failed += Number(query.status !== 200) + Number(image.status !== 200)
    await delay(pauseMs)
  }
  return reading
}

async function readAll(site: Site): Promise<Reading> {
  const readings = await Promise.all(Array.from({ length: readers }, (_, at) => read(site, at)))
  return {
    queries: readings.flatMap(({ queries }) => queries),
    images: readings.flatMap(({ images }) => images),
    failed: readings.reduce((sum, { failed }) => sum + failed, 0),
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

function siteAt(url: string): Site {
  const documents: LakeDocument[] = readFileSync(seed, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  return {
    url,
    paths: documents.flatMap(({ path }) => (typeof path === 'string' ? [path] : [])),
    images: [],
  }
}

/** Addresses of the images there are, as pages load them. */
async function imagesAt(url: string): Promise<string[]> {
  const { text } = await send(
    url,
    queryPath('*[_type == "sanity.imageAsset"][0...8].url'),
    '198.51.100.1',
  )
  const { result }: { result: string[] } = JSON.parse(text)
  return result.map((address) => new URL(address, url).pathname)
}

/** Ordinary readers beside clients that take all they can get, and the same readers without them. */
export async function measureHostile(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lake-bench-'))
  const server = await startLakeServer(['--data', join(folder, 'data'), '--seed', seed])
  try {
    const site = { ...siteAt(server.url), images: await imagesAt(server.url) }
    await readAll(site)
    const before = await readAll(site)
    const hostile = fork(join(import.meta.dirname, '../support/hostile-process.ts'), [
      server.url,
      String(seconds + 2),
      ...site.images,
    ])
    await delay(1_000)
    const beside = await readAll(site)
    const [counted] = await Promise.all([once(hostile, 'message'), once(hostile, 'exit')])
    const after = await readAll(site)
    const quiet = (kind: 'queries' | 'images') => [...before[kind], ...after[kind]]
    const compare = (what: string, kind: 'queries' | 'images', share: number): Measure[] => {
      const [alone, hindered] = [percentile(quiet(kind), share), percentile(beside[kind], share)]
      return [
        figure(`${what}, without hostility`, alone, 'ms'),
        figure(`${what}, beside it`, hindered, 'ms'),
        ...(share > 0.5
          ? [atMost(`${what}, how many times as long`, hindered / alone, 3, '×')]
          : []),
      ]
    }
    return [
      ...hostilityOf(counted[0]),
      figure('pages read, without hostility', quiet('queries').length),
      figure('pages read, beside it', beside.queries.length),
      ...compare('a page, median', 'queries', 0.5),
      ...compare('a page, 99 %', 'queries', 0.99),
      figure('a page, the slowest of all', Math.max(...beside.queries), 'ms'),
      ...compare('an image, median', 'images', 0.5),
      ...compare('an image, 99 %', 'images', 0.99),
      atMost('readers refused', beside.failed, 0),
      atMost('memory of the lake, at most', server.mostMemory() / 1024 / 1024, 1_024, 'MiB'),
    ]
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function hostilityOf(statuses: unknown): Measure[] {
  const text = Object.entries(statuses as Record<string, Record<string, number>>).map(
    ([kind, counts]): Measure => ({
      what: `hostile ${kind}, by status`,
      measured: Object.entries(counts)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    }),
  )
  return text
}
