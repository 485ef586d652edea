import { expect, test } from '../support/studio-test.ts'

test.describe.configure({ timeout: 180_000 })

test('the lake is killed while an editor writes, and nothing shown as saved is lost', async ({
  studio,
  stack,
  trouble,
}) => {
  // Only while the lake is away. A browser says so of every request.
  trouble.expect(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET/)
  trouble.expect(/WebSocket connection to .* failed/)
  const { lake } = stack
  const id = 'plan-hosting-secureweb'
  const draft = () => lake.client.getDocument(`drafts.${id}`)
  await studio.signIn('Demo editor')
  await studio.open('plan', id)
  const name = studio.field('name.fr').getByRole('textbox')
  const price = studio.field('price').getByRole('spinbutton')
  await expect(name).toBeEditable({ timeout: 30_000 })
  await name.fill('Avant la panne')
  await price.fill('71')
  await expect(studio.saved).toBeVisible({ timeout: 30_000 })
  await expect(studio.saving).toHaveCount(0)

  await lake.stop('SIGKILL')
  await name.press('End')
  await name.pressSequentially(', pendant', { delay: 20 })
  await lake.start()
  await expect.poll(draft).toMatchObject({ price: 71, name: { fr: /^Avant la panne/ } })
  // Nobody reloads: the Studio finds the lake again by itself, and what was typed meanwhile arrives.
  await expect(name).toBeEditable({ timeout: 60_000 })
  await expect
    .poll(async () => (await draft())?.name.fr, { timeout: 60_000 })
    .toBe('Avant la panne, pendant')
  await name.press('End')
  await name.pressSequentially(', après', { delay: 20 })
  await expect
    .poll(async () => (await draft())?.name.fr, { timeout: 30_000 })
    .toBe('Avant la panne, pendant, après')

  await studio.page.reload()
  await expect(name).toHaveValue('Avant la panne, pendant, après', { timeout: 30_000 })
  await expect(price).toHaveValue('71')
  await lake.client.delete(`drafts.${id}`)
})

test('eight documents in eight tabs stay connected and save over plain HTTP', async ({
  studio,
  stack,
}) => {
  const { client } = stack.lake
  const plans = await client.fetch<string[]>('*[_type == "plan"] | order(_id)[0...8]._id')
  expect(plans).toHaveLength(8)
  await studio.signIn('Demo editor')
  const tabs = await Promise.all(
    plans.map(async (id, index) => {
      const page = index === 0 ? studio.page : await studio.page.context().newPage()
      return { id, page, price: page.getByTestId('field-price').getByRole('spinbutton') }
    }),
  )
  for (const { id, page, price } of tabs) {
    await page.goto(`${studio.origin}/intent/edit/id=${id};type=plan`)
    await expect(price, `${id} can be edited`).toBeEditable({ timeout: 60_000 })
  }
  for (const [index, { price }] of tabs.entries()) await price.fill(String(2000 + index))
  for (const [index, { id }] of tabs.entries()) {
    const draft = () => client.getDocument(`drafts.${id}`)
    await expect.poll(async () => (await draft())?.price, { timeout: 30_000 }).toBe(2000 + index)
  }
  // What others write still arrives in each of them.
  for (const { id } of tabs) await client.patch(`drafts.${id}`).set({ price: 3000 }).commit()
  for (const { price } of tabs) await expect(price).toHaveValue('3000', { timeout: 30_000 })
  for (const { id } of tabs) await client.delete(`drafts.${id}`)
})
