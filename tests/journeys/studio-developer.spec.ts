import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startStack } from '../support/stack.ts'
import { StudioEditor } from '../support/studio.ts'
import { test as base, expect, harmless } from '../support/studio-test.ts'

const folder = join(import.meta.dirname, '../../studio')

/** With a Studio from its sources, as `sanity dev` serves it with hot reload. */
const test = base.extend({
  stack: [
    async ({ studioPort }, use) => {
      const stack = await startStack({}, [`http://localhost:${studioPort}`])
      const args = [
        join(folder, 'node_modules/sanity/bin/sanity'),
        'dev',
        '--port',
        `${studioPort}`,
      ]
      const child = spawn(process.execPath, args, {
        cwd: folder,
        env: {
          ...process.env,
          DO_NOT_TRACK: '1',
          SANITY_STUDIO_PROJECT_ID: 'jalonne',
          SANITY_STUDIO_API_HOST: stack.lake.url,
          SANITY_STUDIO_SITE_ORIGIN: stack.origin,
        },
        stdio: 'ignore',
      })
      const exit = once(child, 'exit')
      await use(stack)
      child.kill()
      await exit
      await stack.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  studio: async ({ context, studioPort, trouble }, use) => {
    const origin = `http://localhost:${studioPort}`
    trouble.expect(new RegExp(`^foreign host: (http|ws)://localhost:${studioPort}/`))
    for (const pattern of harmless) trouble.expect(pattern)
    // The first visit makes Vite prepare the libraries, and load the page anew.
    trouble.expect(/504 \(Outdated Optimize Dep\)/)
    await use(new StudioEditor(await context.newPage(), origin))
  },
})

test('a developer works on the Studio from its sources, and nothing leaves the machine', async ({
  studio,
  stack,
}) => {
  test.setTimeout(240_000)
  await expect
    .poll(
      () =>
        fetch(studio.origin).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
  await studio.page.goto(studio.origin)
  await studio.page.getByRole('button', { name: 'Demo editor' }).click({ timeout: 120_000 })
  await expect(studio.pane('Content')).toBeVisible({ timeout: 60_000 })
  await studio.open('plan', 'plan-site-basic')
  const price = studio.field('price').getByRole('spinbutton')
  await expect(price).toBeEditable({ timeout: 60_000 })
  await price.fill('251')
  const draft = () => stack.lake.client.getDocument('drafts.plan-site-basic')
  await expect.poll(async () => (await draft())?.price, { timeout: 30_000 }).toBe(251)
})
