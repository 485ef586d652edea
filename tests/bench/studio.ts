import type { Browser, Page } from '@playwright/test'
import { launchBrowser } from '../support/browser.ts'
import { Preview } from '../support/preview.ts'
import type { Stack } from '../support/stack.ts'
import { StudioEditor } from '../support/studio.ts'
import type { Measure } from './report.ts'
import { shownAt } from './shown-at.ts'
import { median, percentile } from './statistics.ts'

const plan = 'plan-site-basic'
const signIns = 10
const edits = 30

/** What an editor waits for, with as many documents in the lake as there are now. */
export async function studio(stack: Stack, origin: string): Promise<Measure[]> {
  const browser = await launchBrowser()
  try {
    const began = await repeated(signIns, () => signInToForm(browser, origin))
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const editor = new StudioEditor(page, origin, stack.lake.url)
    await editor.signIn('Demo editor')
    await editor.open('plan', plan)
    await keystrokeToSaved(editor)
    const saved = await repeated(edits, () => keystrokeToSaved(editor))
    const live = await publishesToLive(browser, editor, stack)
    const shown = await keystrokesToPreview(editor)
    return [
      ...figures('sign-in → form that can be edited', began),
      ...figures('keystroke → saved', saved),
      ...figures('publish → live on an open page', live, 1000),
      ...figures('keystroke → preview', shown, 1000),
    ]
  } finally {
    await browser.close()
  }
}

function figures(what: string, values: number[], atMost?: number): Measure[] {
  const target = atMost === undefined ? {} : { atMost }
  return [
    { what: `${what}, median of ${values.length}`, value: Math.round(median(values)), unit: 'ms' },
    { what: `${what}, p95`, value: Math.round(percentile(values, 0.95)), unit: 'ms', ...target },
  ]
}

async function repeated(count: number, measure: () => Promise<number>): Promise<number[]> {
  const values: number[] = []
  while (values.length < count) values.push(await measure())
  return values
}

const priceOf = (page: Page) => page.getByTestId('field-price').getByRole('spinbutton')

/** From the click that signs in, with nothing kept by the browser, until a form can be written in, in ms. */
async function signInToForm(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/intent/edit/id=${plan};type=plan`)
  const button = page.getByRole('button', { name: 'Demo editor' })
  await button.waitFor({ timeout: 30_000 })
  const clicked = Date.now()
  await button.click()
  await page.waitForFunction(
    () => {
      const input = document.querySelector<HTMLInputElement>('[data-testid="field-price"] input')
      return input !== null && !input.readOnly && !input.disabled
    },
    null,
    { polling: 20, timeout: 60_000 },
  )
  const ready = Date.now()
  await context.close()
  return ready - clicked
}

/** From a key until the lake has answered that it is kept, in ms. */
async function keystrokeToSaved({ page }: StudioEditor): Promise<number> {
  const name = page.getByTestId('field-name.fr').getByRole('textbox')
  await name.waitFor()
  const answered = page.waitForResponse((response) => response.url().includes('/data/actions/'))
  const pressed = Date.now()
  await name.press('x')
  await (await answered).finished()
  return Date.now() - pressed
}

/** From the click on Publish until a page that is open elsewhere shows the price, in ms. */
async function publishesToLive(
  browser: Browser,
  editor: StudioEditor,
  { origin, lake }: Stack,
): Promise<number[]> {
  const visitor = await browser.newPage()
  const listening = visitor.waitForResponse(/\/live\?/)
  await visitor.goto(`${origin}/en/pricing`)
  await listening
  const values: number[] = []
  for (let round = 0; round < edits; round++) {
    const price = 1000 + round
    await priceOf(editor.page).fill(String(price))
    await until(async () => (await lake.client.getDocument(`drafts.${plan}`))?.price === price)
    await editor.publish.and(editor.page.locator(':enabled')).waitFor()
    const shown = shownAt(visitor, price)
    const clicked = Date.now()
    await editor.publish.click()
    values.push((await shown) - clicked)
    await until(async () => !(await lake.client.getDocument(`drafts.${plan}`)))
  }
  await visitor.close()
  return values
}

/** From a price typed into the form until the page beside it shows it, in ms. */
async function keystrokesToPreview(editor: StudioEditor): Promise<number[]> {
  const { page, origin } = editor
  const preview = new Preview(page)
  await preview.open(origin, '/en/pricing')
  const card = preview.site.getByRole('article', { name: /^Basic/ })
  await card.getByText('CHF').first().click()
  await priceOf(page).waitFor({ timeout: 30_000 })
  const values: number[] = []
  for (let round = 0; round < edits; round++) {
    const price = 2000 + round
    const shown = shownAt(preview.site, price)
    const typed = Date.now()
    await priceOf(page).fill(String(price))
    values.push((await shown) - typed)
  }
  return values
}

/** Waits until something is so; it is asked for again and again. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('After 30 s it is still not so')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
