import { pageAddresses } from '../support/pages.ts'
import type { Stack } from '../support/stack.ts'
import { audit, type Category, categories, type Run } from './audit.ts'
import { serveBare } from './bare-pages.ts'
import type { Measure } from './report.ts'
import { median } from './statistics.ts'

const runs = 3
/** The two addresses the whole site was first measured by. */
const more = { runs: 5, paths: ['/fr', '/en/pricing'] }

const paragraph = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>A paragraph</title></head>
<body><p>One fixed paragraph, without style, script or picture: what this machine can paint at best.</p></body></html>`

/** One page to measure. */
interface Subject {
  url: string
  runs: number
  categories: readonly Category[]
  results: Run[]
}

/**
 * Lighthouse's mobile preset, in turns: every kind of page in both languages, the same pages without scripts, and a
 * bare paragraph. A page that search engines are told to leave out (it answers 404 or says noindex) has no SEO score.
 */
export async function lighthouseRuns(stack: Stack): Promise<Measure[]> {
  const bare: Record<string, string> = { paragraph }
  const indexed = new Map<string, boolean>()
  for (const { path } of pageAddresses) {
    const answer = await fetch(stack.origin + path)
    const html = await answer.text()
    indexed.set(path, answer.ok && !/<meta name="robots" content="[^"]*noindex/.test(html))
    bare[plainName(path)] = withoutScripts(html)
  }
  await using server = await serveBare(bare, stack.origin)

  const subjects = new Map<string, Subject>()
  const add = (name: string, url: string, path: string, wanted: readonly Category[]) =>
    subjects.set(name, {
      url,
      runs: more.paths.includes(path) ? more.runs : runs,
      categories: wanted,
      results: [],
    })
  add('paragraph', server.url('paragraph'), more.paths[0] ?? '', ['performance'])
  for (const { path } of pageAddresses) {
    const wanted = indexed.get(path) ? categories : categories.filter((name) => name !== 'seo')
    add(path, stack.origin + path, path, wanted)
    add(plainName(path), server.url(plainName(path)), path, ['performance'])
  }
  for (let run = 0; run < more.runs; run++) {
    for (const subject of subjects.values()) {
      if (run < subject.runs) subject.results.push(await audit(subject.url, subject.categories))
    }
  }
  const of = (name: string, pick: (run: Run) => number) =>
    median((subjects.get(name)?.results ?? []).map(pick))
  const floor = of('paragraph', ({ lcp }) => lcp)
  return [
    { what: 'a paragraph: LCP', value: floor, unit: 'ms' },
    ...pageAddresses.flatMap(({ path }) =>
      measuresOf(path, subjects.get(path)?.categories ?? [], of, floor),
    ),
  ]
}

/** What search engines read stays: it is part of what a page says, and nothing runs it. */
const withoutScripts = (html: string) =>
  html.replace(/<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')

/** `/fr/pricing` → `fr-pricing-without-scripts` */
const plainName = (path: string) => `${path.slice(1).replaceAll('/', '-')}-without-scripts`

function measuresOf(
  path: string,
  scored: readonly Category[],
  of: (name: string, pick: (run: Run) => number) => number,
  floor: number,
): Measure[] {
  const lcp = of(path, (run) => run.lcp)
  const plain = of(plainName(path), (run) => run.lcp)
  return [
    ...scored.map((category) => ({
      what: `${path}: ${category}`,
      value: of(path, ({ scores }) => scores[category] ?? Number.NaN),
      unit: '',
      atLeast: category === 'performance' ? 99 : 100,
    })),
    { what: `${path}: LCP`, value: lcp, unit: 'ms' },
    { what: `${path}: LCP ÷ without scripts`, value: lcp / plain, unit: '', atMost: 1.3 },
    { what: `${path}: LCP ÷ a paragraph`, value: lcp / floor, unit: '', atMost: 1.5 },
    { what: `${path}: CLS`, value: of(path, ({ cls }) => cls), unit: '', atMost: 0.02 },
    { what: `${path}: TBT`, value: of(path, ({ tbt }) => tbt), unit: 'ms', atMost: 80 },
    { what: `${path}: main-thread work`, value: of(path, (run) => run.work), unit: 'ms' },
    { what: `${path}: … style and layout`, value: of(path, (run) => run.layout), unit: 'ms' },
    {
      what: `${path}: all bytes`,
      value: of(path, (run) => run.bytes) / 1024,
      unit: 'KiB',
      atMost: 293,
    },
    // Hydration must lie inside of what was measured.
    { what: `${path}: scripts`, value: of(path, (run) => run.scripts), unit: '', atLeast: 1 },
  ]
}
