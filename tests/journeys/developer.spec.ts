import { join } from 'node:path'
import { freePort } from '../support/free-port.ts'
import { startService } from '../support/service.ts'
import { expect, test } from '../support/test.ts'

// The mocks answer from a worker.
test.use({ serviceWorkers: 'allow' })

const dev = join(import.meta.dirname, '../../scripts/dev.ts')

test('a developer works on the site with no lake at all', async ({ page, visitor, trouble }) => {
  test.setTimeout(120_000)
  const [sitePort, lakePort] = [await freePort(), await freePort()]
  const env = { SITE_PORT: `${sitePort}`, LAKE_PORT: `${lakePort}` }
  const service = await startService([dev, '--mocks'], env, 'Ctrl-C stops everything.')
  trouble.expect(new RegExp(`^foreign host: (http|ws)://localhost:(${sitePort}|${lakePort})/`))
  try {
    const origin = `http://localhost:${sitePort}`
    // The first request makes Vite transform the whole site, which a busy machine may not do in time.
    await expect(async () => {
      expect((await page.request.get(`${origin}/fr`)).status()).toBe(200)
    }).toPass({ timeout: 60_000 })
    // The first visit makes Vite prepare the libraries, which may load the page anew.
    await expect(async () => {
      await visitor.open(`${origin}/fr`)
      await visitor.mark()
      await visitor.link('Tarifs').click()
      await expect(visitor.plan('Basic')).toContainText('250 CHF')
      await visitor.stayed()
    }).toPass({ timeout: 60_000 })
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
      `${origin}/mockServiceWorker.js`,
    )
  } finally {
    await page.close()
    await service.stop()
  }
})
