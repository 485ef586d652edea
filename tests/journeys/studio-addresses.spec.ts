import type { StudioEditor } from '../support/studio.ts'
import { expect, test } from '../support/studio-test.ts'

/** Presses Publish for what is saved, again when a verdict on the last letter takes the press; gives the dialog that asks first. */
async function pressPublish(studio: StudioEditor) {
  const dialog = studio.page.getByRole('dialog')
  await expect(async () => {
    if (await dialog.isHidden()) await studio.publish.click({ timeout: 5_000 })
    await expect(dialog).toBeVisible({ timeout: 5_000 })
  }).toPass()
  return dialog
}

test('a page that moves takes its visitors along', async ({ studio, stack, page }) => {
  const { client } = stack.lake
  const before = await client.getDocument('page-terms')
  if (!before) throw new Error('the demo content has terms')
  await client.create({
    _id: 'redirect-agb',
    _type: 'redirect',
    from: '/agb',
    to: '/legal/terms',
    permanent: true,
  })
  const contact = await client.getDocument('page-contact')
  await client
    .patch('page-contact')
    .append('sections', [
      {
        _type: 'callToActionCard',
        _key: 'terms',
        title: { _type: 'localeString', fr: 'Conditions', en: 'Terms' },
        link: {
          _type: 'link',
          label: { _type: 'localeString', fr: 'Lire', en: 'Read' },
          path: '/legal/terms#law',
        },
      },
    ])
    .commit()

  await studio.hasSignedIn('Demo editor')
  await studio.page.goto(`${studio.origin}/structure/pages;-legal;page-terms`)
  await studio.page.getByRole('tab', { name: /Address/ }).click()
  const path = studio.field('path').getByRole('textbox')
  await expect(path).toBeEditable()
  const draft = () => client.getDocument('drafts.page-terms')
  // On the way to another address it leaves its folder, and stays open.
  const line = studio.page.locator('a[href$="pages;-legal;page-terms"]')
  await expect(line).toBeVisible()
  await path.fill('/conditions')
  await expect(line).toBeHidden()
  await path.fill('/legal/conditions')
  await expect.poll(async () => (await draft())?.path).toBe('/legal/conditions')
  const dialog = await pressPublish(studio)
  await expect(dialog).toContainText('The old address is written out here')
  await expect(dialog.getByRole('link', { name: 'Contact' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish and redirect' }).click()
  await expect(dialog).toBeHidden()

  // Old addresses lead straight to the new one, older ones too.
  for (const old of ['/fr/legal/terms', '/fr/agb']) {
    await expect
      .poll(async () => {
        const { status, headers } = await page.request
          .get(old, { maxRedirects: 0 })
          .then((answer) => ({ status: answer.status(), headers: answer.headers() }))
        return [status, headers.location]
      })
      .toEqual([301, '/fr/legal/conditions'])
  }
  expect((await page.goto('/fr/legal/terms'))?.status()).toBe(200)

  await client.delete({ query: '*[_type == "redirect" && from == "/legal/terms"]' })
  await client.delete('redirect-agb')
  await client.createOrReplace(before)
  if (contact) await client.createOrReplace(contact)
})

test('in French the dialog says where an old address is written, and what becomes of it', async ({
  studio,
  stack,
}) => {
  const { client } = stack.lake
  await studio.hasSignedIn('Demo editor', 'French')
  await studio.page.goto(`${studio.origin}/structure/pages;page-contact`)
  await studio.page.getByRole('tab', { name: /Adresse/ }).click()
  const path = studio.field('path').getByRole('textbox')
  await expect(path).toBeEditable()
  await path.fill('/nous-ecrire')
  const draft = () => client.getDocument('drafts.page-contact')
  await expect.poll(async () => (await draft())?.path).toBe('/nous-ecrire')
  const dialog = await pressPublish(studio)
  await expect(dialog).toContainText('L’ancienne adresse est écrite ici')
  await expect(dialog.getByRole('button', { name: 'Publier et rediriger' })).toBeEnabled()
  await client.delete('drafts.page-contact')
})

test('a page that the site finds by its address stays there, and says what goes with it', async ({
  studio,
  stack,
}) => {
  const { client } = stack.lake
  await studio.hasSignedIn('Demo editor', 'French')
  await studio.open('page', 'page-career')
  await studio.page.getByRole('tab', { name: /Adresse/ }).click()
  const path = studio.field('path').getByRole('textbox')
  await expect(path).toBeEditable()
  await path.fill('/jobs')
  const draft = () => client.getDocument('drafts.page-career')
  await expect.poll(async () => (await draft())?.path).toBe('/jobs')
  const why = 'Le site montre les postes ouverts à l’adresse /career'
  const refused = studio.field('path').getByTestId('input-validation-icon-error')
  await refused.hover()
  await expect(studio.page.getByText(why)).toBeVisible()
  await expect(studio.publish).toBeDisabled()

  await path.fill('/career')
  await expect(refused).toBeHidden()
  await studio.choose('Dépublier')
  await expect(studio.page.getByRole('dialog')).toContainText(why)
  await client.delete('drafts.page-career')
})

test('the copy of a page has no address until its editor gives it one', async ({
  studio,
  stack,
}) => {
  const { client } = stack.lake
  const copies = () =>
    client.fetch('*[_type == "page" && !defined(path)]{ _id, title }', {}, { perspective: 'raw' })
  const terms = await client.getDocument('page-terms')
  await studio.hasSignedIn('Demo editor')
  await studio.open('page', 'page-terms')
  await studio.choose('Duplicate')
  await studio.page.getByRole('tab', { name: /Address/ }).click()
  await expect(studio.field('path').getByRole('textbox')).toHaveValue('')
  const [copy, ...others] = await copies()
  expect(copy.title).toEqual(terms?.title)
  expect(others).toEqual([])
  await client.delete(copy._id)
})

test('an article published under another slug is found by its old address', async ({
  studio,
  stack,
  page,
}) => {
  const { client } = stack.lake
  const before = await client.getDocument('article-five-pages')
  if (!before) throw new Error('the demo content has articles')
  await studio.hasSignedIn('Demo editor')
  await studio.open('article', 'article-five-pages')
  const slug = studio.field('slug').getByRole('textbox')
  await expect(slug).toBeEditable()
  await slug.click()
  await slug.press('ControlOrMeta+a')
  await studio.page.keyboard.type('fewer-pages')
  const draft = () => client.getDocument('drafts.article-five-pages')
  await expect.poll(async () => (await draft())?.slug.current).toBe('fewer-pages')
  const dialog = await pressPublish(studio)
  await dialog.getByRole('button', { name: 'Publish and redirect' }).click()
  const old = `/en/blog/${before.slug.current}`
  await expect
    .poll(async () => (await page.request.get(old, { maxRedirects: 0 })).headers().location)
    .toBe('/en/blog/fewer-pages')
  const from = `/blog/${before.slug.current}`
  await client.delete({ query: '*[_type == "redirect" && from == $from]', params: { from } })
  await client.createOrReplace(before)
})
