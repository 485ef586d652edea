import { launchBrowser } from '../support/browser.ts'
import type { Stack } from '../support/stack.ts'
import type { Measure } from './report.ts'
import { shownAt } from './shown-at.ts'
import { median, percentile } from './statistics.ts'

const publishes = 50
const path = '/en/pricing'
const plan = 'plan-site-basic'

/** From the answer to a publishing request until a fresh request, and an open tab, show the new price. */
export async function live(stack: Stack): Promise<Measure[]> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    const listening = page.waitForResponse(/\/live\?/)
    await page.goto(stack.origin + path)
    await listening
    const fresh: number[] = []
    const tab: number[] = []
    for (let count = 0; count < publishes; count++) {
      const price = 1001 + count
      const shown = shownAt(page, price)
      await stack.lake.client.patch(plan).set({ price }).commit()
      const answered = Date.now()
      fresh.push((await servedAt(stack.origin + path, price)) - answered)
      tab.push((await shown) - answered)
    }
    return [
      { what: `publish → fresh request, median of ${publishes}`, value: median(fresh), unit: 'ms' },
      { what: 'publish → fresh request, p95', value: p95(fresh), unit: 'ms', atMost: 300 },
      { what: `publish → open tab, median of ${publishes}`, value: median(tab), unit: 'ms' },
      { what: 'publish → open tab, p95', value: p95(tab), unit: 'ms', atMost: 1000 },
    ]
  } finally {
    await browser.close()
  }
}

const p95 = (values: number[]): number => percentile(values, 0.95)

/** When a fresh request has brought the price, in ms since the epoch. */
async function servedAt(url: string, price: number): Promise<number> {
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline) {
    const html = await (await fetch(url)).text()
    if (html.includes(`value="${price}"`)) return Date.now()
  }
  throw new Error(`After 10 s a request still does not bring ${price}`)
}
