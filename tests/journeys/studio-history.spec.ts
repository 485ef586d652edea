import { expect, test } from '../support/studio-test.ts'

test('an editor deletes an article, then what it links to, and restores it', async ({
  studio,
  stack,
  editor,
  page,
  visitor,
  trouble,
}) => {
  const { client } = stack.lake
  const [article, path] = ['article-to-delete', '/fr/blog/to-delete']
  trouble.expect(new RegExp(`status of 404 .*\\(${stack.origin}${path}\\)`))
  const model = await client.getDocument('article-opening-hours')
  const copy = (_id: string, current: string) => ({
    ...model,
    _id,
    _type: 'article',
    slug: { current },
  })
  const linked = copy('article-linked', 'linked')
  await editor.create(linked)
  const [first, ...rest] = model?.content.fr ?? []
  const link = { _type: 'textLink', _key: 'link', page: { _type: 'reference', _ref: linked._id } }
  const children = [{ _type: 'span', _key: 'linked', text: 'Ailleurs', marks: [link._key] }]
  const fr = [{ ...first, children, markDefs: [link] }, ...rest]
  await editor.create({ ...copy(article, 'to-delete'), content: { ...model?.content, fr } })
  await studio.hasSignedIn('Demo editor')
  await studio.open('article', article)
  const title = studio.field('title.fr').getByRole('textbox')
  await expect(title).toBeEditable()
  const said = await title.inputValue()
  expect((await page.goto(path))?.status()).toBe(200)

  // A visitor may be reading it.
  await visitor.hydrated()
  await studio.choose('Delete')
  await studio.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => client.getDocument(article)).toBeUndefined()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(said)
  expect((await page.goto(path))?.status()).toBe(404)

  await client.delete(linked._id)
  await studio.open('article', article)
  const banner = studio.page.getByTestId('deleted-document-banner')
  await expect(banner).toContainText('This document has been deleted')
  await banner.getByRole('button', { name: 'Restore most recent revision' }).click()
  await expect(title).toBeEditable()
  await expect(title).toHaveValue(said)
  expect(JSON.stringify(await client.getDocument(`drafts.${article}`))).toContain('"_weak":true')
  await client.create(linked)
  await studio.publishChanges()
  expect(JSON.stringify(await client.getDocument(article))).not.toContain('"_weak":true')
  await expect.poll(async () => (await page.goto(path))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said)
})

test('a mistake that was published is found in the history, and what was there before comes back', async ({
  studio,
  stack,
  visitor,
}) => {
  const { client } = stack.lake
  const before = await client.getDocument('plan-site-pro')
  const old = `${before?.price} CHF`
  await visitor.open('/fr/pricing')
  await expect(visitor.plan('Professionnel')).toContainText(old)
  await studio.hasSignedIn('Demo editor')
  await studio.open('plan', 'plan-site-pro')
  const price = studio.field('price').getByRole('spinbutton')
  await expect(price).toBeEditable()
  await price.fill('5')
  await expect.poll(async () => (await client.getDocument('drafts.plan-site-pro'))?.price).toBe(5)
  await studio.publishChanges()
  await expect(visitor.plan('Professionnel')).toContainText('5 CHF')
  await expect(visitor.plan('Professionnel')).not.toContainText(old)

  await studio.openHistory()
  await expect(studio.moment(/^Demo editor Published/)).toBeVisible()
  await studio
    .moment(/Created/)
    .last()
    .click()
  await expect(price).toHaveValue(String(before?.price))
  await studio.page.getByRole('button', { name: 'Revert to revision' }).click()
  await studio.page.getByTestId('confirm-popover-confirm-button').click()
  const draft = () => client.getDocument('drafts.plan-site-pro')
  await expect.poll(async () => (await draft())?.price).toBe(before?.price)
  await studio.publishChanges()
  await expect(visitor.plan('Professionnel')).toContainText(old)
  if (before) await client.createOrReplace(before)
})

test('the history of a page stands beside its form', async ({ studio }) => {
  await studio.hasSignedIn('Demo editor')
  await studio.open('page', 'page-contact')
  const title = studio.field('title.fr').getByRole('textbox')
  await expect(title).toBeEditable()
  await studio.openHistory()
  await expect(title).toBeVisible()
})

test('before publishing, an editor reviews what has changed and takes one change back', async ({
  studio,
  stack,
}) => {
  const { client } = stack.lake
  const id = 'plan-hosting-perform'
  const before = await client.getDocument(id)
  const draft = () => client.getDocument(`drafts.${id}`)
  await studio.hasSignedIn('Demo editor')
  await studio.open('plan', id)
  const price = studio.field('price').getByRole('spinbutton')
  const name = studio.field('name.fr').getByRole('textbox')
  await expect(price).toBeEditable()
  await price.fill('7')
  await name.fill('Perform Plus')
  await expect.poll(draft).toMatchObject({ price: 7, name: { fr: 'Perform Plus' } })

  await studio.openHistory()
  await studio.page.getByRole('tab', { name: 'Review changes' }).click()
  const review = studio.page.locator('#review-panel')
  await expect(review).toContainText('Perform Plus')
  await review.getByTestId('single-change-revert-button-price').click()
  await studio.page.getByTestId('confirm-popover-confirm-button').click()
  await expect.poll(async () => (await draft())?.price).toBe(before?.price)
  await expect(price).toHaveValue(String(before?.price))
  await expect(name).toHaveValue('Perform Plus')

  await studio.choose('Discard changes')
  await studio.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Discard/ })
    .click()
  await expect.poll(draft).toBeUndefined()
  await expect(name).toHaveValue(before?.name.fr)
})
