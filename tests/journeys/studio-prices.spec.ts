import { expect, test } from '../support/studio-test.ts'

test('names and prices are changed in the table, compared with what is live, and published together', async ({
  visitor,
  studio,
  stack,
}) => {
  const { client } = stack.lake
  const ids = ['plan-site-basic', 'plan-hosting-perform']
  const before = await Promise.all(ids.map((id) => client.getDocument(id)))
  await visitor.open('/fr/pricing')
  await studio.hasSignedIn('Demo editor')
  await studio.page.goto(`${studio.origin}/prices`)
  const table = (name: string) => studio.page.getByRole('table', { name })
  const basic = table('Websites').getByRole('row', { name: /Basic/ })
  const price = basic.getByRole('textbox', { name: 'Price of Basic' })
  await expect(price).toHaveValue('250')

  for (const [typed, told] of [
    ['249.90', 'whole francs'],
    ['-5', 'cannot be negative'],
    ['cheap', 'Write a number'],
  ] as const) {
    await price.fill(typed)
    await price.press('Enter')
    await expect(basic.getByRole('alert')).toContainText(told)
  }
  expect(await client.getDocument('drafts.plan-site-basic')).toBeUndefined()
  await price.fill('2600')
  await price.press('Enter')
  await expect(basic.getByRole('alert')).toContainText('instead of 250 CHF: is that right?')
  await basic.getByRole('button', { name: 'No' }).click()
  await expect(price).toHaveValue('250')
  await price.fill('+10 %')
  await price.press('Enter')
  await expect(price).toHaveValue('275')
  await basic.getByRole('button', { name: 'Undo the changes of Basic' }).click()
  await expect(price).toHaveValue('250')
  await expect(studio.page.getByText('Everything is live')).toBeVisible()
  await price.fill('270')
  await price.press('Enter')
  await expect(basic).toContainText('Live: 250 CHF')

  const french = basic.getByRole('textbox', { name: 'French name of Basic' })
  await french.fill('Départ')
  await french.press('Enter')
  await expect(basic).toContainText('Live: Basic')
  const perform = table('Hosting').getByRole('row', { name: /Perform/ })
  await perform.getByRole('combobox').selectOption('Every month')
  await expect(perform).toContainText('Live: Every year')
  await expect(studio.page.getByText('Changes to publish: 2')).toBeVisible()
  await expect(visitor.plan('Basic')).toContainText('250 CHF')

  const choice = basic.getByRole('checkbox', { name: 'Choose Basic' })
  // A row can be chosen once all rules have judged it. The box itself lies under Sanity's drawing of it.
  await expect(choice).toBeEnabled()
  await choice.check({ force: true })
  await studio.page.getByRole('button', { name: 'Publish selected' }).click()
  await expect(visitor.plan('Départ')).toContainText('270 CHF')
  await expect(studio.page.getByText('Changes to publish: 1')).toBeVisible()
  expect((await client.getDocument('plan-hosting-perform'))?.period).toBe('year')
  // Pressed while the cell is still being typed in.
  await price.fill('260')
  await studio.page.getByRole('button', { name: 'Publish all' }).click()
  await expect(visitor.plan('Départ')).toContainText('260 CHF')
  await expect(studio.page.getByText('Everything is live')).toBeVisible()
  expect((await client.getDocument('plan-hosting-perform'))?.period).toBe('month')
  // So too where nothing else was changed: the button is there as the cell is left.
  await price.fill('255')
  await studio.page.getByRole('button', { name: 'Publish all' }).click({ force: true })
  await expect(visitor.plan('Départ')).toContainText('255 CHF')
  for (const document of before) if (document) await client.createOrReplace(document)
})

test('a name may be missing in one language, not in both; a broken plan is not published', async ({
  studio,
  stack,
}) => {
  const { client } = stack.lake
  const plan = await client.getDocument('plan-site-pro')
  await client.createOrReplace({
    ...plan,
    _id: 'drafts.plan-site-pro',
    _type: 'plan',
    key: 'Not a key',
  })
  await studio.hasSignedIn('Demo editor')
  await studio.page.goto(`${studio.origin}/prices`)
  const pro = studio.page.getByRole('row', { name: /Professional|Professionnel/ })
  await expect(pro.getByRole('alert')).toContainText('lowercase letters')
  await expect(pro.getByRole('checkbox', { name: /^Choose/ })).toBeDisabled()
  await expect(studio.page.getByRole('button', { name: 'Publish all' })).toBeDisabled()

  const name = (language: string) =>
    pro.getByRole('textbox', { name: new RegExp(`^${language} name`) })
  await name('English').fill('')
  await name('English').press('Enter')
  await expect(pro).toContainText('Live: Professional')
  await name('French').fill('')
  await expect(pro.getByRole('alert').first()).toContainText('at least one language')
  await name('French').press('Escape')
  await expect(name('French')).toHaveValue('Professionnel')
  await client.delete('drafts.plan-site-pro')
  await expect(studio.page.getByText('Everything is live')).toBeVisible()
})
