import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { launchOptions } from '../support/browser.ts'
import type { Stack } from '../support/stack.ts'
import { serveBare } from './bare-pages.ts'
import type { Measure } from './report.ts'
import { median } from './statistics.ts'

const runs = 5
const paths = { landing: '/fr', pricing: '/en/pricing' }
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const paragraph = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>A paragraph</title></head>
<body><p>One fixed paragraph, without style, script or picture: what this machine can paint at best.</p></body></html>`

interface Run {
  scores: Record<(typeof categories)[number], number>
  lcp: number
  cls: number
  tbt: number
  scripts: number
}

/** Lighthouse's mobile preset: the pages, the same pages without scripts, and a bare paragraph, in turns. */
export async function lighthouseRuns(stack: Stack): Promise<Measure[]> {
  const pages: Record<string, string> = { paragraph }
  for (const [name, path] of Object.entries(paths)) {
    const html = await (await fetch(stack.origin + path)).text()
    pages[`${name}-without-scripts`] = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
  }
  await using bare = await serveBare(pages, stack.origin)
  const urls = new Map(Object.keys(pages).map((name) => [name, bare.url(name)]))
  for (const [name, path] of Object.entries(paths)) urls.set(name, stack.origin + path)

  const results = new Map<string, Run[]>([...urls.keys()].map((name) => [name, []]))
  for (let run = 0; run < runs; run++) {
    for (const [name, url] of urls) results.get(name)?.push(await audit(url))
  }
  const of = (name: string, pick: (run: Run) => number) =>
    median((results.get(name) ?? []).map(pick))
  const floor = of('paragraph', ({ lcp }) => lcp)
  return [
    { what: 'a paragraph: LCP', value: floor, unit: 'ms' },
    ...Object.entries(paths).flatMap(([name, path]) => measuresOf(name, path, of, floor)),
  ]
}

function measuresOf(
  name: string,
  path: string,
  of: (name: string, pick: (run: Run) => number) => number,
  floor: number,
): Measure[] {
  const lcp = of(name, (run) => run.lcp)
  const plain = of(`${name}-without-scripts`, (run) => run.lcp)
  return [
    ...categories.map((category) => ({
      what: `${path}: ${category}`,
      value: of(name, ({ scores }) => scores[category]),
      unit: '',
      atLeast: category === 'performance' ? 99 : 100,
    })),
    { what: `${path}: LCP`, value: lcp, unit: 'ms' },
    { what: `${path}: LCP ÷ without scripts`, value: lcp / plain, unit: '', atMost: 1.15 },
    { what: `${path}: LCP ÷ a paragraph`, value: lcp / floor, unit: '', atMost: 1.5 },
    { what: `${path}: CLS`, value: of(name, ({ cls }) => cls), unit: '', atMost: 0 },
    { what: `${path}: TBT`, value: of(name, ({ tbt }) => tbt), unit: 'ms', atMost: 100 },
    // Hydration must lie inside of what was measured.
    { what: `${path}: scripts`, value: of(name, (run) => run.scripts), unit: '', atLeast: 1 },
  ]
}

async function audit(url: string): Promise<Run> {
  const { executablePath = '', args = [] } = launchOptions
  const chrome = await launch({ chromePath: executablePath, chromeFlags: args, logLevel: 'silent' })
  try {
    const options = {
      port: chrome.port,
      logLevel: 'silent' as const,
      onlyCategories: [...categories],
    }
    const result = await lighthouse(url, options)
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`)
    }
    const { lhr } = result
    const metric = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
    const score = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100)
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      lcp: metric('largest-contentful-paint'),
      cls: metric('cumulative-layout-shift'),
      tbt: metric('total-blocking-time'),
      scripts: countScripts(lhr.audits['network-requests']?.details),
    }
  } finally {
    chrome.kill()
  }
}

function countScripts(details: unknown): number {
  const items: { resourceType?: string }[] =
    typeof details === 'object' && details && 'items' in details && Array.isArray(details.items)
      ? details.items
      : []
  return items.filter(({ resourceType }) => resourceType === 'Script').length
}
