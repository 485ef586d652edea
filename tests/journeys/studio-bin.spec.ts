import { hold } from '../support/hold.ts'
import type { Stack } from '../support/stack.ts'
import { expect, test } from '../support/studio-test.ts'

// The Studio draws of a list what is in sight only, and the bin stands at the end.
test.use({ viewport: { width: 1280, height: 960 } })

test('what is unpublished stays with the editor', async ({ studio, stack, page, editor }) => {
  const { client } = stack.lake
  const model = await client.getDocument('article-opening-hours')
  const [id, path] = ['article-to-hide', '/fr/blog/to-hide']
  await editor.create({ ...model, _id: id, _type: 'article', slug: { current: 'to-hide' } })
  await studio.hasSignedIn('Demo editor')
  await studio.open('article', id)
  const title = studio.field('title.fr').getByRole('textbox')
  await expect(title).toBeEditable()
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200)

  await studio.choose('Unpublish')
  const dialog = studio.page.getByRole('dialog')
  await expect(dialog).toContainText('stays here as a draft')
  const release = await hold(studio.page, /\/data\/actions\//)
  await dialog.getByRole('button', { name: 'Unpublish' }).click()
  // A second press meanwhile would do nothing.
  await expect(dialog.getByRole('button', { name: 'Unpublish' })).toBeDisabled()
  await release()
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(404)
  await expect(title).toBeEditable()
  expect(await client.getDocument(`drafts.${id}`)).toMatchObject({ title: model?.title })
  await studio.publishChanges()
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200)
})

async function articleToLose({ lake: { client } }: Stack): Promise<string> {
  const _id = 'article-to-lose'
  await client.createOrReplace({
    ...(await client.getDocument('article-opening-hours')),
    _id,
    _type: 'article',
    slug: { current: 'to-lose' },
    title: { _type: 'localeString', fr: 'Perdu et retrouvé', en: 'Lost and found' },
  })
  return _id
}

test('a deleted document comes back at once, or from the bin', async ({ studio, stack }) => {
  const { client } = stack.lake
  const id = await articleToLose(stack)
  await studio.hasSignedIn('Demo editor')
  await studio.open('article', id)
  const title = studio.field('title.fr').getByRole('textbox')
  await expect(title).toBeEditable()
  const deleteIt = async () => {
    await studio.choose('Delete')
    await studio.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect.poll(() => client.getDocument(id)).toBeUndefined()
  }

  await deleteIt()
  await studio.page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(async () => (await client.getDocument(id))?.title.en).toBe('Lost and found')
  await expect(title).toBeEditable()

  await deleteIt()
  await studio.page.goto(`${studio.origin}/structure`)
  await studio.walk('Bin')
  const line = studio.page
    .getByRole('listitem')
    .filter({ hasText: /Lost and found|Perdu et retrouvé/ })
  await expect(line).toBeVisible()
  await line.getByRole('button', { name: 'Restore as a draft' }).click()
  await expect(title).toHaveValue('Perdu et retrouvé')
  expect(await client.getDocument(id)).toBeUndefined()
  await client.delete(`drafts.${id}`)
})

test('in French the Studio says what becomes of a document, and gives it back', async ({
  studio,
  stack,
}) => {
  const { client } = stack.lake
  const id = await articleToLose(stack)
  await studio.hasSignedIn('Demo editor', 'French')
  await studio.open('article', id)
  await expect(studio.field('title.fr').getByRole('textbox')).toBeEditable()
  const dialog = studio.page.getByRole('dialog')
  await studio.choose('Dépublier')
  await expect(dialog).toContainText('reste ici comme brouillon')
  await expect(dialog.getByRole('button', { name: 'Dépublier' })).toBeEnabled()
  await studio.page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await studio.choose('Supprimer')
  await dialog.getByRole('button', { name: /^Supprimer/ }).click()
  await expect(studio.page.getByRole('button', { name: 'Rétablir', exact: true })).toBeVisible()

  await studio.page.goto(`${studio.origin}/structure`)
  await studio.walk('Corbeille')
  const line = studio.page.getByRole('listitem').filter({ hasText: 'Perdu et retrouvé' })
  await expect(line).toBeVisible()
  await line.getByRole('button', { name: 'Rétablir comme brouillon' }).click()
  await expect(studio.field('title.fr').getByRole('textbox')).toHaveValue('Perdu et retrouvé')
  await client.delete(`drafts.${id}`)
})

test('what visitors lose with the address of a page is said before it is unpublished or deleted', async ({
  studio,
}) => {
  await studio.hasSignedIn('Demo editor', 'French')
  const dialog = studio.page.getByRole('dialog')
  await studio.open('page', 'page-service-graphic-design')
  await expect(studio.field('title.fr').getByRole('textbox')).toBeEditable()
  await studio.choose('Dépublier')
  await expect(dialog).toContainText('Son adresse est écrite ici')
  await expect(dialog.getByRole('link', { name: 'Graphisme & image de marque' })).toBeVisible()
  await studio.page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await studio.open('page', 'page-service-digital-marketing')
  await expect(studio.field('title.fr').getByRole('textbox')).toBeEditable()
  await studio.choose('Supprimer')
  await expect(dialog).toContainText('fait ses pages de villes')
  await dialog.getByRole('button', { name: 'Supprimer…' }).click()
  await expect(dialog).toContainText('Voulez-vous supprimer ce document')
})
