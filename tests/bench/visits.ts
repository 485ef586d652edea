import type { CDPSession, Locator, Page } from '@playwright/test'
import { launchBrowser } from '../support/browser.ts'
import type { Stack } from '../support/stack.ts'
import type { Measure } from './report.ts'
import { median } from './statistics.ts'

const runs = 3
/** How much slower than this machine's the visitor's processor is. */
const slowdown = 4

interface Network {
  latency: number
  downloadThroughput: number
  uploadThroughput: number
}

/** Delays in ms, rates in bytes a second, as Lighthouse and Chromium's developer tools have them. */
const networks: Record<string, Network | null> = {
  'no limit': null,
  'fast 4G': { latency: 60, downloadThroughput: 1_125_000, uploadThroughput: 187_500 },
  'slow 4G': { latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_000 },
}

const phone = { viewport: { width: 393, height: 727 }, isMobile: true, hasTouch: true }
const tablet = { viewport: { width: 1280, height: 900 }, hasTouch: true }

/** What is tapped: links of the header. */
const taps = { Pricing: '/en/pricing', Contact: '/en/contact' }

/**
 * What somebody with a slow processor waits for: until a page is hydrated, until the next page's heading stands after a
 * tap, until the menu opens after a tap right after the first paint.
 */
export async function visits({ origin }: Stack): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const path of ['/en', '/en/contact']) measures.push(...(await hydration(origin, path)))
  for (const [name, network] of Object.entries(networks)) {
    for (const [link, path] of Object.entries(taps)) {
      const times = await repeated(() => tapToHeading(`${origin}/en`, path, network))
      measures.push({
        what: `tap on ${link}, ${name}, until its heading`,
        value: median(times),
        unit: 'ms',
        atMost: 250,
      })
    }
  }
  const menu = await repeated(() => firstTap(`${origin}/en`))
  measures.push({
    what: 'menu after a tap at the first paint',
    value: median(menu),
    unit: 'ms',
    atMost: 300,
  })
  return measures
}

async function hydration(origin: string, path: string): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const [name, network] of Object.entries(networks)) {
    const times = await repeated(() => hydrated(origin + path, network))
    const what = `${path}, ${name}: hydrated`
    const start = median(times.map((time) => time.hydrated))
    const paint = median(times.map((time) => time.hydrated - time.painted))
    measures.push({ what, value: start, unit: 'ms', atMost: 3000 })
    // Where the line is the limit, the start alone counts: what paints early waits longer for the rest.
    const bound = network === networks['slow 4G'] ? {} : { atMost: 1500 }
    measures.push({ what: `${what} after the first paint`, value: paint, unit: 'ms', ...bound })
  }
  return measures
}

/** When a page on a slow phone has its first paint and is hydrated, in ms since it was asked for. */
export const hydrated = (address: string, network: Network | null = networks['slow 4G'] ?? null) =>
  visit(phone, network, async (page) => {
    await page.goto(address)
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
    return page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      hydrated: performance.now(),
    }))
  })

/** How long a tap on the header's link to `path` takes until the heading of that page is there, in ms. */
export const tapToHeading = (address: string, path: string, network: Network | null = null) =>
  visit(tablet, network, async (page, session) => {
    await page.goto(address)
    // As long as somebody reads before moving on: what is preloaded has come.
    await page.waitForFunction(() => performance.now() > 6000)
    const heading = await page.locator('h1').textContent()
    const link = page.getByRole('banner').locator(`nav a[href="${path}"]:visible`).first()
    const shown = page.waitForFunction(
      (before) => {
        const now = document.querySelector('h1')?.textContent
        return now && now !== before ? performance.now() : false
      },
      heading,
      { polling: 'raf' },
    )
    const start = await tap(page, session, link)
    return Number(await (await shown).jsonValue()) - start
  })

const firstTap = (address: string) =>
  visit(phone, networks['slow 4G'] ?? null, async (page, session) => {
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    const opened = page.waitForFunction(
      () => document.querySelector('dialog[open]') !== null && performance.now(),
      null,
      { polling: 'raf' },
    )
    const start = await tap(page, session, button)
    return Number(await (await opened).jsonValue()) - start
  })

/** Taps as a finger does, without waiting for anything. Resolves to when, by the page's clock in ms. */
async function tap(page: Page, session: CDPSession, target: Locator): Promise<number> {
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be tapped is not to be seen')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const start = await page.evaluate(() => performance.now())
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return start
}

async function repeated<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let run = 0; run < runs; run++) results.push(await measure())
  return results
}

/** One visit, in a browser of its own. */
async function visit<Result>(
  device: typeof phone | typeof tablet,
  network: Network | null,
  measure: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage(device)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (network) {
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
    }
    return await measure(page, session)
  } finally {
    await browser.close()
  }
}
