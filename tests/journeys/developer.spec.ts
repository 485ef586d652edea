import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../support/free-port.ts'
import { lakeClient } from '../support/lake-client.ts'
import { startService } from '../support/service.ts'
import { StudioEditor } from '../support/studio.ts'
import { harmless } from '../support/studio-test.ts'
import { expect, test } from '../support/test.ts'

const dev = join(import.meta.dirname, '../../scripts/dev.ts')
const ready = 'Ctrl-C stops everything.'

/** Vite transforms the whole site for the first request, which takes longer than a page may take otherwise. */
const slow = { RENDER_DEADLINE_MS: '50' }

/** The first visit waits for its page. */
async function expectPage(page: Page, url: string): Promise<void> {
  expect((await page.request.get(url, { timeout: 120_000 })).status()).toBe(200)
}

test('a developer works on site and Studio from their sources, and nothing leaves the machine', async ({
  page,
  visitor,
  trouble,
}) => {
  // A page that Vite loads anew while it is waited for is tried again.
  page.setDefaultTimeout(30_000)
  const [sitePort, lakePort, studioPort] = [await freePort(), await freePort(), await freePort()]
  const data = await mkdtemp(join(tmpdir(), 'jalonne-dev-'))
  const env = {
    ...slow,
    SITE_PORT: `${sitePort}`,
    LAKE_PORT: `${lakePort}`,
    STUDIO_PORT: `${studioPort}`,
    DATA_DIR: data,
  }
  const own = `(?:[\\w-]+\\.)?localhost:(?:${sitePort}|${lakePort}|${studioPort})`
  trouble.expect(new RegExp(`^foreign host: (http|ws)://${own}/`))
  for (const pattern of harmless) trouble.expect(pattern)
  // The first visit makes Vite prepare the libraries, and load the page anew.
  trouble.expect(/504 \(Outdated Optimize Dep\)/)
  const service = await startService([dev], env, ready)
  try {
    const pricing = `http://localhost:${sitePort}/fr/pricing`
    await expectPage(page, pricing)
    await expect(async () => {
      await visitor.open(pricing)
      await expect(visitor.plan('Basic')).toContainText('250 CHF')
    }).toPass()
    page.setDefaultTimeout(0)

    const lakeUrl = `http://localhost:${lakePort}`
    const studio = new StudioEditor(page, `http://localhost:${studioPort}`, lakeUrl)
    await page.goto(studio.origin)
    await page.getByRole('button', { name: 'Demo editor' }).click()
    await expect(studio.pane('Content')).toBeVisible()
    await studio.open('plan', 'plan-site-basic')
    const price = studio.field('price').getByRole('spinbutton')
    await expect(price).toBeEditable()
    await price.fill('251')
    const token = (await readFile(join(data, 'lake/write-token'), 'utf8')).trim()
    const client = lakeClient(`http://localhost:${lakePort}`, token)
    const draft = () => client.getDocument('drafts.plan-site-basic')
    await expect.poll(async () => (await draft())?.price).toBe(251)
  } finally {
    await page.close()
    await service.stop()
    await rm(data, { recursive: true, force: true })
  }
})
