import { expect, test } from '../support/studio-test.ts'

test('an editor changes a price, and visitors see it when it is published', async ({
  page,
  visitor,
  studio,
  stack,
}) => {
  const before = await stack.lake.client.getDocument('plan-site-basic')
  const listening = page.waitForResponse(/\/live\?/)
  await visitor.open('/fr/pricing')
  await listening
  await visitor.mark()

  await studio.signIn('Demo editor')
  await studio.walk('Prices', 'Websites', 'Basic')
  const price = studio.field('price').getByRole('spinbutton')
  await expect(price).toBeEditable()
  await expect(price).toHaveValue('250')
  await price.fill('265')
  const draft = () => stack.lake.client.getDocument('drafts.plan-site-basic')
  await expect.poll(async () => (await draft())?.price).toBe(265)
  await expect(visitor.plan('Basic')).toContainText('250 CHF')

  await studio.publishChanges()
  await expect(visitor.plan('Basic')).toContainText('265 CHF')
  await visitor.stayed()
  await expect(studio.publish).toBeDisabled()
  if (before) await stack.lake.client.createOrReplace(before)
})

test('an editor sees which language is missing, starts it from the other, and publishes it from the list of what is not', async ({
  studio,
  stack,
}) => {
  const { client } = stack.lake
  const before = await client.getDocument('plan-site-pro')
  await client.patch('plan-site-pro').unset(['name.en']).commit()
  await studio.enter('Demo editor')
  await studio.walk('To do', 'English is missing', 'Plan', 'Professionnel')
  const name = studio.field('name')
  await expect(name.getByText('English missing')).toBeVisible()
  await name.getByRole('button', { name: 'Copy the French text' }).click()
  await expect(name.getByTestId('field-name.en').getByRole('textbox')).toHaveValue('Professionnel')
  await expect(name.getByText('English missing')).toBeHidden()

  const languages = studio.page.getByRole('group', { name: 'Languages shown' })
  await languages.getByRole('button', { name: 'English' }).click()
  await expect(studio.field('name.fr')).toBeHidden()
  await expect(studio.field('name.en')).toBeVisible()
  await expect
    .poll(async () => (await client.getDocument('drafts.plan-site-pro'))?.name.en)
    .toBe('Professionnel')

  await studio.page.goto(`${studio.origin}/structure/to-do;unpublished`)
  const waiting = studio.page.getByRole('link', { name: /Professionnel/ })
  await expect(waiting).toHaveCount(1)
  await waiting.click()
  await expect(name.getByTestId('field-name.en').getByRole('textbox')).toHaveValue('Professionnel')
  await studio.publishChanges()
  await expect(waiting).toHaveCount(0)
  await expect(studio.field('name.en')).toBeVisible()
  if (before) await client.createOrReplace(before)
})

test('there is one document of settings, and no way to make another', async ({ studio }) => {
  const more = studio.page.getByTestId('action-menu-button')
  await studio.enter('Demo editor')
  await studio.walk('Prices', 'Websites', 'Basic')
  await more.click()
  await expect(studio.page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  await studio.page.keyboard.press('Escape')

  await studio.page.goto(`${studio.origin}/structure/settings`)
  await expect(studio.field('brand')).toBeVisible()
  await expect(studio.publish).toBeVisible()
  await expect(more).toHaveCount(0)
})

for (const language of ['English', 'French'] as const) {
  test(`menus hold what an editor can make, a quiz too, in ${language}`, async ({ studio }) => {
    await studio.enter('Demo editor', language)
    const rooms = studio.page.getByTestId('structure-tool-list-pane').getByRole('link')
    await expect(rooms.filter({ hasText: 'Blog' })).toHaveCount(1)
    await expect(rooms.filter({ hasText: 'Quiz' })).toHaveCount(1)
    await studio.page.getByTestId('new-document-button').click()
    const starts = studio.page.getByTestId(/^create-new-/)
    await expect(starts.filter({ hasText: 'Article' })).toHaveCount(1)
    await expect(starts.filter({ hasText: 'Quiz' })).toHaveCount(1)
    await expect(starts.filter({ hasText: /Settings|Réglages/ })).toHaveCount(0)
  })
}
