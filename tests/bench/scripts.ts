import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page, Response } from '@playwright/test'
import { launchBrowser } from '../support/browser.ts'
import { type PageAddress, pageAddresses } from '../support/pages.ts'
import type { Stack } from '../support/stack.ts'
import type { Measure } from './report.ts'

/** Brotli KiB of the first view. */
const bound = 125

const assets = join(import.meta.dirname, '../../apps/site/dist/client/assets')
/** A sentence that only @sanity/client contains. */
const clientSentence = 'Configuration must contain'

/** Every script the first view loads, with the page hydrated, untouched and the network quiet. */
export async function scripts(stack: Stack): Promise<Measure[]> {
  checkClientSentence()
  const browser = await launchBrowser()
  try {
    const measures: Measure[] = []
    for (const address of pageAddresses)
      measures.push(...(await firstView(browser, stack.origin, address)))
    return measures
  } finally {
    await browser.close()
  }
}

async function firstView(
  browser: Browser,
  origin: string,
  { path }: PageAddress,
): Promise<Measure[]> {
  const page = await browser.newPage()
  const responses: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || /\.js$/.test(response.url())) {
      responses.push(response)
    }
  })
  // What is preloaded for the next pages is no part of this one.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto(origin + path)
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await quiet(page)
  let bytes = 0
  let clients = 0
  for (const response of responses) {
    if (response.headers()['content-encoding'] !== 'br') {
      throw new Error(`${response.url()} does not come compressed by brotli`)
    }
    bytes += (await response.request().sizes()).responseBodySize
    if ((await response.text()).includes(clientSentence)) clients += 1
  }
  const lead = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const starts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime)
    return Math.min(...starts) - (paint?.startTime ?? Number.POSITIVE_INFINITY)
  })
  await page.close()
  return [
    {
      what: `${path}: ${responses.length} scripts`,
      value: bytes / 1024,
      unit: 'KiB',
      atMost: bound,
    },
    { what: `${path}: first paint to first script`, value: lead, unit: 'ms', atLeast: 0 },
    { what: `${path}: copies of @sanity/client`, value: clients, unit: '', atMost: 0 },
  ]
}

/** Waits until two seconds have passed without a request for a file. */
async function quiet(page: Page): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  let [before, now] = [-1, await count()]
  while (before !== now) {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    ;[before, now] = [now, await count()]
  }
}

/** The search for the client means something only while the client can be found by it. */
function checkClientSentence(): void {
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const holds = (name: string) => readFileSync(join(assets, name), 'utf8').includes(clientSentence)
  if (!files.some(holds)) throw new Error(`No script of the build contains “${clientSentence}”`)
}
