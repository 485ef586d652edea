import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { launchOptions } from '../support/browser.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** What Lighthouse found on a page; times in ms, scores from 0 to 100. */
export interface Run {
  scores: Partial<Record<Category, number>>
  lcp: number
  cls: number
  tbt: number
  /** Work of the main thread, in ms, and its share of style and layout. */
  work: number
  layout: number
  /** All that was loaded, as it came over the network. */
  bytes: number
  /** Scripts loaded. */
  scripts: number
}

// A page that answers 404 is one of the pages: Chromium's word in the console about that answer is no fault of it.
const config = {
  extends: 'lighthouse:default',
  audits: [
    {
      path: 'errors-in-console',
      options: { ignoredPatterns: [/^Failed to load resource.*status of 404/] },
    },
  ],
}

/** A trace that Chromium recorded only in part holds no measure; Lighthouse then asks to be run again. */
const brokenTrace = 'NO_NAVSTART'
const attempts = 3

/**
 * One run of Lighthouse, with its mobile preset and a browser of its own.
 * @throws when the page can't be measured
 */
export async function audit(url: string, scored: readonly Category[]): Promise<Run> {
  for (let attempt = 1; ; attempt++) {
    const lhr = await runLighthouse(url, scored)
    const { code, message } = lhr.runtimeError ?? {}
    if (!code) return read(lhr, scored)
    if (code !== brokenTrace || attempt === attempts) {
      throw new Error(`Lighthouse could not measure ${url}: ${message}`)
    }
  }
}

async function runLighthouse(url: string, scored: readonly Category[]): Promise<Result> {
  const { executablePath = '', args = [] } = launchOptions
  const chrome = await launch({ chromePath: executablePath, chromeFlags: args, logLevel: 'silent' })
  try {
    const flags = {
      port: chrome.port,
      logLevel: 'silent' as const,
      onlyCategories: [...scored],
      ignoreStatusCode: true,
    }
    const result = await lighthouse(url, flags, config)
    if (!result) throw new Error(`Lighthouse found nothing to measure at ${url}`)
    return result.lhr
  } finally {
    chrome.kill()
  }
}

function read(lhr: Result, scored: readonly Category[]): Run {
  const metric = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  const scores: Run['scores'] = {}
  for (const category of scored) {
    scores[category] = Math.round((lhr.categories[category]?.score ?? 0) * 100)
  }
  return {
    scores,
    lcp: metric('largest-contentful-paint'),
    cls: metric('cumulative-layout-shift'),
    tbt: metric('total-blocking-time'),
    work: metric('mainthread-work-breakdown'),
    layout: layoutOf(lhr.audits['mainthread-work-breakdown']?.details),
    bytes: metric('total-byte-weight'),
    scripts: countScripts(lhr.audits['network-requests']?.details),
  }
}

function layoutOf(details: unknown): number {
  const items = itemsOf<{ group?: string; duration?: number }>(details)
  return items.find(({ group }) => group === 'styleLayout')?.duration ?? Number.NaN
}

function countScripts(details: unknown): number {
  const items = itemsOf<{ resourceType?: string }>(details)
  return items.filter(({ resourceType }) => resourceType === 'Script').length
}

const itemsOf = <Item>(details: unknown): Item[] =>
  typeof details === 'object' && details && 'items' in details && Array.isArray(details.items)
    ? details.items
    : []
