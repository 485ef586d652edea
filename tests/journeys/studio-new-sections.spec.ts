import type { Locator } from '@playwright/test'
import type { StudioEditor } from '../support/studio.ts'
import { expect, test } from '../support/studio-test.ts'

test.describe.configure({ timeout: 150_000 })
test.use({ viewport: { width: 1280, height: 1600 } })

/** What the Studio calls things, in the language it speaks. */
const studios = [
  {
    language: 'English',
    pages: 'Pages',
    newPage: 'New page',
    empty: 'Empty page',
    addSection: 'Add a section',
    header: 'Page header',
    features: 'Feature cards',
    plans: 'Plans as cards',
    addItem: 'Add item',
    settings: 'Address and search engines',
    fromTitle: 'Make it from the title',
    others: ['Bento', 'From plan to page', 'Gallery', 'Stack of cards', 'Video'],
  },
  {
    language: 'French',
    pages: 'Pages',
    newPage: 'Nouvelle page',
    empty: 'Page vide',
    addSection: 'Ajouter une section',
    header: 'En-tête de page',
    features: 'Fiches',
    plans: 'Offres en fiches',
    addItem: 'Ajouter un élément',
    settings: 'Adresse et moteurs de recherche',
    fromTitle: 'La former d’après le titre',
    others: ['Bento', 'Du plan à la page', 'Galerie', 'Pile de fiches', 'Vidéo'],
  },
] as const

for (const words of studios) {
  test(`an editor builds a page of the new sections in ${words.language}, and a visitor chooses a plan on it`, async ({
    page,
    studio,
    stack,
  }) => {
    const { client } = stack.lake
    await studio.enter('Demo editor', words.language)
    await studio.walk(words.pages, words.newPage)
    await studio.page.getByRole('link', { name: words.empty }).click()
    const title = studio.field('title.fr').getByRole('textbox')
    await expect(title).toBeEditable({ timeout: 30_000 })
    await title.fill('Nos abris')
    await studio.field('title.en').getByRole('textbox').fill('Our shelters')

    await add(studio, words.addSection, words.header)
    await fill(studio, 'title', 'Un toit pour votre site.', 'A roof for your site.')
    // The text of its button lies deepest, and is not folded away.
    await expect(inDialog(studio, 'action\\.label\\.fr').getByRole('textbox')).toBeVisible()
    await close(studio)

    await add(studio, words.addSection, words.features, words.others)
    await fill(studio, 'title', 'Sous le toit', 'Under the roof')
    for (const [fr, en] of [
      ['Au sec', 'Dry'],
      ['Au chaud', 'Warm'],
    ] as const) {
      await inDialog(studio, 'cards').getByRole('button', { name: words.addItem }).click()
      const card = studio.page.getByTestId(/^field-sections.*cards.*title\.fr$/)
      await expect(card).toBeVisible()
      await fill(studio, 'cards.*title', fr, en)
      await close(studio, inDialog(studio, 'cards'))
    }
    await close(studio)

    await add(studio, words.addSection, words.plans)
    await fill(studio, 'title', 'Deux abris', 'Two shelters')
    for (const name of ['Perform', 'SecureWeb']) {
      await inDialog(studio, 'plans').getByRole('button', { name: words.addItem }).click()
      const target = inDialog(studio, 'plans').getByTestId('reference-input').last()
      await target.getByRole('combobox').fill(name)
      const found = studio.page.getByTestId('autocomplete-popover')
      await found.getByRole('option').filter({ hasText: name }).first().click()
      await expect(found).toBeHidden()
    }
    await close(studio)

    await studio.page.getByRole('tab', { name: words.settings }).click()
    await studio.page.getByRole('button', { name: words.fromTitle }).click()
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
}

/** Chooses a section in the picker, which offers the others too. */
async function add(
  studio: StudioEditor,
  button: string,
  name: string,
  others: readonly string[] = [],
) {
  await studio.page.getByRole('button', { name: button }).click()
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
