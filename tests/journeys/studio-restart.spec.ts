import type { Request } from '@playwright/test'
import { hold } from '../support/hold.ts'
import { Preview } from '../support/preview.ts'
import { expect, test } from '../support/studio-test.ts'
import type { Trouble } from '../support/trouble.ts'

/** What a browser says of every request while the lake is away. */
function expectOutage(trouble: Trouble) {
  trouble.expect(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET/)
  trouble.expect(/WebSocket connection to .* failed/)
  // A lake that is starting lets nobody in yet, preflights included.
  trouble.expect(/preflight request doesn't pass .* It does not have HTTP ok status|ERR_FAILED/)
  trouble.expect(/status of 503 /)
}

test('the lake is killed while an editor writes, and nothing shown as saved is lost', async ({
  studio,
  stack,
  trouble,
}) => {
  expectOutage(trouble)
  const { lake } = stack
  const id = 'plan-hosting-secureweb'
  const draft = () => lake.client.getDocument(`drafts.${id}`)
  await studio.hasSignedIn('Demo editor')
  await studio.open('plan', id)
  const name = studio.field('name.fr').getByRole('textbox')
  const price = studio.field('price').getByRole('spinbutton')
  await expect(name).toBeEditable()
  await name.fill('Avant la panne')
  await price.fill('71')
  await expect(studio.saved).toBeVisible()
  await expect(studio.saving).toHaveCount(0)

  // What is on its way when a lake dies may have arrived, and the Studio sends it again; this has not left yet.
  const release = await hold(studio.page, '**/data/actions/**')
  await name.press('End')
  await name.pressSequentially(', pendant', { delay: 20 })
  const shown = 'Avant la panne, pendant'
  await expect(name).toHaveValue(shown)
  await lake.stop('SIGKILL')
  await release()
  // The Studio takes no more letters once it has noticed.
  await expect(name).not.toBeEditable()
  await lake.start()
  expect(await draft()).toMatchObject({
    price: 71,
    name: { fr: expect.stringMatching(/^Avant la panne/) },
  })
  // Nobody reloads: the Studio finds the lake again by itself, and what was typed meanwhile arrives.
  await expect(name).toBeEditable()
  await expect(name).toHaveValue(shown)
  await expect.poll(async () => (await draft())?.name.fr).toBe(shown)
  await name.press('End')
  await name.pressSequentially(', après', { delay: 20 })
  await expect.poll(async () => (await draft())?.name.fr).toBe(`${shown}, après`)

  await studio.page.reload()
  await expect(name).toHaveValue(`${shown}, après`)
  await expect(price).toHaveValue('71')
  await lake.client.delete(`drafts.${id}`)
})

test('a page that leads to others stays in its form while the lake cannot say whether they are there', async ({
  studio,
  stack,
  trouble,
}) => {
  trouble.expect(/ERR_FAILED/)
  const { page } = studio
  let unanswered = 0
  await page.route('**/data/doc/**', (route) => {
    unanswered += 1
    return route.abort()
  })
  await studio.hasSignedIn('Demo editor')
  await studio.open('page', 'page-pricing')
  // Sanity's own client gives up after six.
  await expect.poll(() => unanswered, { timeout: 30_000 }).toBeGreaterThan(7)
  await page.unrouteAll()
  const title = studio.field('title.en').getByRole('textbox')
  await title.fill('Pricing of it all')
  const draft = () => stack.lake.client.getDocument('drafts.page-pricing')
  await expect.poll(async () => (await draft())?.title.en).toBe('Pricing of it all')
  await stack.lake.client.delete('drafts.page-pricing')
})

test('the lake restarts while the preview is open, and what was typed beside it arrives', async ({
  studio,
  stack,
  trouble,
}) => {
  expectOutage(trouble)
  const { lake } = stack
  const draft = () => lake.client.getDocument('drafts.page-pricing')
  const preview = new Preview(studio.page)
  await studio.hasSignedIn('Demo editor')
  await preview.open(studio.origin, '/fr/pricing')
  await preview.text('Un abonnement pour le site').click()
  const field = studio.page.locator(`[id='sections[_key=="header"].lead.fr']`)
  await expect(field).toBeEditable()
  await field.fill('Avant.')
  await expect.poll(async () => JSON.stringify(await draft())).toContain('Avant.')
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    await field.press('End')
    await field.pressSequentially(` ${signal}.`)
    await lake.stop(signal)
    await lake.start()
    await expect(field).toBeEditable()
    await expect.poll(async () => JSON.stringify(await draft())).toContain(` ${signal}.`)
  }
  await expect(preview.text('Avant. SIGTERM. SIGKILL.')).toBeVisible()
  await lake.client.delete('drafts.page-pricing')
})

test('eight documents in eight tabs stay connected and save over plain HTTP', async ({
  studio,
  stack,
}) => {
  const { client } = stack.lake
  const plans = await client.fetch<string[]>('*[_type == "plan"] | order(_id)[0...8]._id')
  expect(plans).toHaveLength(8)
  await studio.hasSignedIn('Demo editor')
  const tabs = await Promise.all(
    plans.map(async (id, index) => {
      const page = index === 0 ? studio.page : await studio.page.context().newPage()
      return { id, page, price: page.getByTestId('field-price').getByRole('spinbutton') }
    }),
  )
  for (const { id, page, price } of tabs) {
    await page.goto(`${studio.origin}/intent/edit/id=${id};type=plan`)
    await expect(price, `${id} can be edited`).toBeEditable()
  }
  for (const [index, { price }] of tabs.entries()) await price.fill(String(2000 + index))
  for (const [index, { id }] of tabs.entries()) {
    const draft = () => client.getDocument(`drafts.${id}`)
    await expect.poll(async () => (await draft())?.price).toBe(2000 + index)
  }
  // What others write still arrives in each of them.
  for (const { id } of tabs) await client.patch(`drafts.${id}`).set({ price: 3000 }).commit()
  for (const { price } of tabs) await expect(price).toHaveValue('3000')
  for (const { id } of tabs) await client.delete(`drafts.${id}`)
})

test('a document opens from a link while the lake has no answer to what the lists ask', async ({
  studio,
  trouble,
}) => {
  trouble.expect(/status of 503 /)
  const { page } = studio
  const refused: string[] = []
  const asked = (request: Request) =>
    request.postDataJSON()?.query ?? new URL(request.url()).searchParams.get('query') ?? ''
  await page.route('**/data/query/**', (route, request) => {
    const list = /"en_page":count\(|\{_id, path,/.exec(asked(request))?.[0]
    if (!list) return route.continue()
    refused.push(list)
    const headers = { 'access-control-allow-origin': studio.origin }
    return route.fulfill({ status: 503, headers, json: {} })
  })
  await studio.hasSignedIn('Demo editor')
  await studio.open('plan', 'plan-hosting-perform')
  await expect(studio.field('price').getByRole('spinbutton')).toBeEditable()
  await studio.open('page', 'page-pricing')
  await expect(studio.field('title.en').getByRole('textbox')).toBeEditable()
  await expect.poll(() => refused).toContain('{_id, path,')

  // A list says nothing of what it does not know yet.
  await page.goto(`${studio.origin}/structure/to-do`)
  const untranslated = page.getByRole('link', { name: 'English is missing', exact: true })
  await untranslated.click()
  await expect.poll(() => refused).toContain('"en_page":count(')
  const nothingLeft = page.getByText('Nothing left: everything is translated.')
  await expect(nothingLeft).toBeHidden()
  await page.unrouteAll()
  await expect(nothingLeft).toBeVisible()
})
