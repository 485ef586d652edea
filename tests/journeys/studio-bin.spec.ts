import { hold } from '../support/hold.ts'
import { expect, test } from '../support/studio-test.ts'

test.describe.configure({ timeout: 120_000 })
// The Studio draws of a list what is in sight only, and the bin stands at the end.
test.use({ viewport: { width: 1280, height: 960 } })

const words = {
  English: {
    unpublish: 'Unpublish',
    kept: 'stays here as a draft',
    remove: 'Delete',
    undo: 'Undo',
    bin: 'Bin',
    restore: 'Restore as a draft',
  },
  French: {
    unpublish: 'Dépublier',
    kept: 'reste ici comme brouillon',
    remove: 'Supprimer',
    undo: 'Annuler',
    bin: 'Corbeille',
    restore: 'Rétablir comme brouillon',
  },
} as const

for (const language of ['English', 'French'] as const) {
  const { unpublish, kept, remove, undo, bin, restore } = words[language]

  test(`what is unpublished stays with the editor, in ${language}`, async ({
    studio,
    stack,
    page,
    editor,
  }) => {
    const { client } = stack.lake
    const model = await client.getDocument('article-opening-hours')
    const [id, path] = ['article-to-hide', '/fr/blog/to-hide']
    await editor.create({ ...model, _id: id, _type: 'article', slug: { current: 'to-hide' } })
    await studio.hasSignedIn('Demo editor', language)
    await studio.open('article', id)
    const title = studio.field('title.fr').getByRole('textbox')
    await expect(title).toBeEditable({ timeout: 30_000 })
    await expect.poll(async () => (await page.request.get(path)).status()).toBe(200)

    await studio.choose(unpublish)
    const dialog = studio.page.getByRole('dialog')
    await expect(dialog).toContainText(kept)
    const release = await hold(studio.page, /\/data\/actions\//)
    await dialog.getByRole('button', { name: unpublish }).click()
    // A second press meanwhile would do nothing.
    await expect(dialog.getByRole('button', { name: unpublish })).toBeDisabled()
    await release()
    await expect(dialog).toBeHidden()
    await expect.poll(async () => (await page.request.get(path)).status()).toBe(404)
    await expect(title).toBeEditable()
    expect(await client.getDocument(`drafts.${id}`)).toMatchObject({ title: model?.title })
    await studio.publishChanges()
    await expect.poll(async () => (await page.request.get(path)).status()).toBe(200)
  })

  test(`a deleted document comes back at once, or from the bin, in ${language}`, async ({
    studio,
    stack,
  }) => {
    const { client } = stack.lake
    const model = await client.getDocument('article-opening-hours')
    const id = 'article-to-lose'
    await client.createOrReplace({
      ...model,
      _id: id,
      _type: 'article',
      slug: { current: 'to-lose' },
      title: { _type: 'localeString', fr: 'Perdu et retrouvé', en: 'Lost and found' },
    })
    await studio.hasSignedIn('Demo editor', language)
    await studio.open('article', id)
    const title = studio.field('title.fr').getByRole('textbox')
    await expect(title).toBeEditable({ timeout: 30_000 })
    const deleteIt = async () => {
      await studio.choose(remove)
      await studio.page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${remove}`) })
        .click()
      await expect.poll(() => client.getDocument(id)).toBeUndefined()
    }

    await deleteIt()
    await studio.page.getByRole('button', { name: undo, exact: true }).click()
    await expect.poll(async () => (await client.getDocument(id))?.title.en).toBe('Lost and found')
    await expect(title).toBeEditable({ timeout: 30_000 })

    await deleteIt()
    await studio.page.goto(`${studio.origin}/structure`)
    await studio.walk(bin)
    const line = studio.page
      .getByRole('listitem')
      .filter({ hasText: /Lost and found|Perdu et retrouvé/ })
    await expect(line).toBeVisible({ timeout: 30_000 })
    await line.getByRole('button', { name: restore }).click()
    await expect(title).toHaveValue('Perdu et retrouvé', { timeout: 30_000 })
    expect(await client.getDocument(id)).toBeUndefined()
    await client.delete(`drafts.${id}`)
  })
}
