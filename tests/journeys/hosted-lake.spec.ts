import { freePort } from '../support/free-port.ts'
import { startLake, startServer } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'

test('SANITY_PROJECT_ID, SANITY_DATASET and SANITY_API_HOST switch the built site to another lake', async ({
  page,
  stack,
}) => {
  const [lakePort, sitePort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${sitePort}`
  await using other = await startLake({
    port: lakePort,
    origins: [origin],
    project: 'abc123de',
    dataset: 'staging',
  })
  await other.client.patch('plan-site-basic').set({ price: 111 }).commit()
  const server = await startServer({
    SITE_PORT: `${sitePort}`,
    SANITY_PROJECT_ID: 'abc123de',
    SANITY_DATASET: 'staging',
    SANITY_API_HOST: other.url,
  })
  try {
    const answer = await page.request.get(`${origin}/fr/pricing`)
    expect(await answer.text()).toContain('value="111"')
    expect(answer.headers()['content-security-policy']).toContain(other.url)
    expect(await (await page.request.get(`${stack.origin}/fr/pricing`)).text()).not.toContain(
      'value="111"',
    )
  } finally {
    await server.stop()
  }
})
