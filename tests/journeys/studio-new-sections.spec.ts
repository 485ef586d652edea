import type { Locator } from '@playwright/test'
import type { StudioEditor } from '../support/studio.ts'
import { expect, test } from '../support/studio-test.ts'

test.use({ viewport: { width: 1280, height: 1600 } })

const others = ['Bento', 'From plan to page', 'Gallery', 'Stack of cards', 'Video']

test('an editor builds a page of the new sections, and a visitor chooses a plan on it', async ({
  page,
  studio,
  stack,
}) => {
  const { client } = stack.lake
  await studio.enter('Demo editor')
  await studio.walk('Pages', 'New page')
  await studio.page.getByRole('link', { name: 'Empty page' }).click()
  const title = studio.field('title.fr').getByRole('textbox')
  await expect(title).toBeEditable()
  await title.fill('Nos abris')
  await studio.field('title.en').getByRole('textbox').fill('Our shelters')

  await add(studio, 'Page header')
  await fill(studio, 'title', 'Un toit pour votre site.', 'A roof for your site.')
  // The text of its button lies deepest, and is not folded away.
  await expect(inDialog(studio, 'action\\.label\\.fr').getByRole('textbox')).toBeVisible()
  await close(studio)

  await add(studio, 'Feature cards', others)
  await fill(studio, 'title', 'Sous le toit', 'Under the roof')
  for (const [fr, en] of [
    ['Au sec', 'Dry'],
    ['Au chaud', 'Warm'],
  ] as const) {
    await inDialog(studio, 'cards').getByRole('button', { name: 'Add item' }).click()
    const card = studio.page.getByTestId(/^field-sections.*cards.*title\.fr$/)
    await expect(card).toBeVisible()
    await fill(studio, 'cards.*title', fr, en)
    await close(studio, inDialog(studio, 'cards'))
  }
  await close(studio)

  await add(studio, 'Plans as cards')
  await fill(studio, 'title', 'Deux abris', 'Two shelters')
  for (const name of ['Perform', 'SecureWeb']) {
    await inDialog(studio, 'plans').getByRole('button', { name: 'Add item' }).click()
    const target = inDialog(studio, 'plans').getByTestId('reference-input').last()
    await target.getByRole('combobox').fill(name)
    const found = studio.page.getByTestId('autocomplete-popover')
    await found.getByRole('option').filter({ hasText: name }).first().click()
    await expect(found).toBeHidden()
  }
  await close(studio)

  await studio.page.getByRole('tab', { name: 'Address and search engines' }).click()
  await studio.page.getByRole('button', { name: 'Make it from the title' }).click()
  await expect(studio.field('path').getByRole('textbox')).toHaveValue('/our-shelters')
  await studio.field('seo.description.fr').getByRole('textbox').fill('Des abris pour les sites.')
  await studio.field('seo.description.en').getByRole('textbox').fill('Shelters for sites.')
  await studio.publishChanges()

  for (const [lang, dry, ask] of [
    ['fr', 'Au sec', /^Demander un devis/],
    ['en', 'Dry', /^Request a quote/],
  ] as const) {
    await expect.poll(async () => (await page.goto(`/${lang}/our-shelters`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 3, name: dry })).toBeVisible()
    const plan = page.getByRole('article', { name: /^SecureWeb/ })
    await expect(plan).toContainText('240')
    await plan.getByRole('link', { name: ask }).click()
    await expect(page).toHaveURL(`/${lang}/contact?plan=hosting-secureweb`)
    await expect(page.locator('select[name=product]')).toHaveValue(/SecureWeb/)
  }
  await client.delete({ query: '*[_type == "page" && path == "/our-shelters"]' })
})

test('in French an editor is offered the sections under their French names', async ({ studio }) => {
  await studio.enter('Demo editor', 'French')
  await studio.walk('Pages', 'Nouvelle page')
  await studio.page.getByRole('link', { name: 'Page vide' }).click()
  await expect(studio.field('title.fr').getByRole('textbox')).toBeEditable()
  await studio.page.getByRole('button', { name: 'Ajouter une section' }).click()
  const picker = studio.page.getByRole('dialog')
  for (const name of [
    ...['En-tête de page', 'Fiches', 'Offres en fiches'],
    ...['Bento', 'Du plan à la page', 'Galerie', 'Pile de fiches', 'Vidéo'],
  ]) {
    await expect(picker.getByRole('button', { name, exact: true })).toBeVisible()
  }
  await picker.getByRole('button', { name: 'Fiches', exact: true }).click()
  await expect(
    inDialog(studio, 'cards').getByRole('button', { name: 'Ajouter un élément' }),
  ).toBeVisible()
  await close(studio)
  await studio.page.getByRole('tab', { name: 'Adresse et moteurs de recherche' }).click()
  await expect(
    studio.page.getByRole('button', { name: 'La former d’après le titre' }),
  ).toBeVisible()
})

/** Chooses a section in the picker, which offers the others too. */
async function add(studio: StudioEditor, name: string, others: readonly string[] = []) {
  await studio.page.getByRole('button', { name: 'Add a section' }).click()
  const picker = studio.page.getByRole('dialog')
  for (const other of others) {
    await expect(picker.getByRole('button', { name: other, exact: true })).toBeVisible()
  }
  await picker.getByRole('button', { name, exact: true }).click()
}

/** A field of the section that is open, by the end of its path. */
const inDialog = (studio: StudioEditor, path: string): Locator =>
  studio.page.getByTestId(new RegExp(`^field-sections[^.]*\\.${path}$`))

async function fill(studio: StudioEditor, path: string, fr: string, en: string) {
  await inDialog(studio, `${path}\\.fr`).getByRole('textbox').fill(fr)
  await inDialog(studio, `${path}\\.en`).getByRole('textbox').fill(en)
}

/** Closes the form that lies on top, and waits for what was under it, or for the page. */
async function close(studio: StudioEditor, under?: Locator) {
  await studio.page.getByRole('dialog').last().getByRole('textbox').first().focus()
  await studio.page.keyboard.press('Escape')
  if (under) await expect(under).toBeVisible()
  else await expect(studio.page.getByRole('dialog')).toHaveCount(0)
}
