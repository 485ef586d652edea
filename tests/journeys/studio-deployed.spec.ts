import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/free-port.ts'
import { addPerson, type Person, password } from '../support/people.ts'
import { type ProxyRoute, startReverseProxy } from '../support/reverse-proxy.ts'
import { startLake, startServer } from '../support/stack.ts'
import { StudioEditor, startStudio } from '../support/studio.ts'
import { test as base, expect, harmless } from '../support/studio-test.ts'

const marie: Person = { name: 'Marie Favre', email: 'marie@example.ch', role: 'editor' }

/** Site, lake and Studio on one machine, behind a web server that speaks TLS, all on one origin. */
const test = base.extend({
  ignoreHTTPSErrors: true,
  stack: [
    async ({ studioPort }, use) => {
      const [port, lakePort] = [await freePort(), await freePort()]
      const origin = `https://localhost:${port}`
      const data = await mkdtemp(join(tmpdir(), 'jalonne-deployed-'))
      const lake = await startLake({ port: lakePort, origins: [] })
      await addPerson(lake.data, marie)
      const routes: ProxyRoute[] = [
        { path: '/lake', port: lakePort, strip: true },
        { path: '/studio', port: studioPort },
      ]
      const proxy = await startReverseProxy(port, routes)
      const certificate = join(data, 'certificate.pem')
      await writeFile(certificate, proxy.certificate)
      // Not before it is needed, or somebody else may have it by then.
      const sitePort = await freePort()
      const server = await startServer({
        SITE_PORT: `${sitePort}`,
        SITE_ORIGIN: origin,
        SANITY_API_HOST: `${origin}/lake`,
        TRUST_PROXY: 'true',
        NODE_EXTRA_CA_CERTS: certificate,
        DATA_DIR: data,
      })
      routes.push({ path: '/', port: sitePort })
      const studio = await startStudio(studioPort, `${origin}/lake`, origin, '/studio')
      await use({ lake, server, origin, data, close: async () => {} })
      await studio.stop()
      await server.stop()
      await proxy.close()
      await lake[Symbol.asyncDispose]()
      await rm(data, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  studio: async ({ context, stack, trouble }, use) => {
    for (const pattern of harmless) trouble.expect(pattern)
    const origin = `${stack.origin}/studio`
    await use(new StudioEditor(await context.newPage(), origin, stack.lake.url))
  },
})

test('behind TLS on one origin, an editor signs in, saves and publishes', async ({
  studio,
  stack,
  visitor,
  trouble,
}) => {
  const { client } = stack.lake
  const id = 'plan-site-basic'
  await visitor.open('/fr/pricing')
  await expect(visitor.plan('Basic')).toContainText('250 CHF')

  await studio.signInWith(marie.email, password)
  expect(new URL(studio.page.url()).pathname).toMatch(/^\/studio/)
  await studio.open('plan', id)
  const price = studio.field('price').getByRole('spinbutton')
  await expect(price).toBeEditable()
  await price.fill('275')
  await expect.poll(async () => (await client.getDocument(`drafts.${id}`))?.price).toBe(275)
  const protocols = await studio.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) => ('nextHopProtocol' in entry ? [String(entry.nextHopProtocol)] : [])),
  )
  // What comes from the browser's own cache has no protocol.
  expect(new Set(protocols.filter(Boolean))).toEqual(new Set(['h2']))

  await studio.publishChanges()
  await expect(visitor.plan('Basic')).toContainText('275 CHF')
  await studio.page.reload()
  await expect(price).toHaveValue('275')

  const headers = { authorization: `Bearer ${await studio.token()}` }
  const me = () => studio.page.request.get(`${stack.origin}/lake/v1/users/me`, { headers })
  expect(await (await me()).json()).toMatchObject({ name: marie.name })
  // What is still listening asks once more before the page is gone.
  trouble.expect(/^console: .* status of 401 .*\/data\/query\//)
  await studio.signOut()
  await expect(studio.page.getByRole('link', { name: 'Jalonne' })).toBeVisible()
  await expect.poll(async () => (await me()).status()).toBe(401)
})
