import { expect, test } from '../support/studio-test.ts'

const service = '/services/seo-visibility'
const town = `${service}-delemont`

const leads = {
  fr: 'À Delémont, on cherche en français et parfois en bâlois : votre site répond aux deux, depuis la gare jusqu’à la vieille ville.',
  en: 'In Delémont people search in French and at times in Basel German: your site answers both, from the station to the old town.',
}

test('R8: an editor adds Delémont in the Studio, and it is live, indexed and linked in both languages', async ({
  page,
  request,
  visitor,
  studio,
  stack,
}) => {
  await visitor.open(`/fr${town}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/Delemont\.?$/)

  await studio.enter('Demo editor', 'French')
  await studio.walk('Villes', 'Nouvelle ville')
  const start = studio.page.getByRole('form', { name: 'Page de ville' })
  await start.getByLabel('Ville, en français').fill('Delémont')
  await start.getByRole('button', { name: 'Créer la page' }).click()
  const text = (field: string) => studio.field(field).getByRole('textbox')
  await expect(text('phrase.fr')).toHaveValue('à Delémont')
  await expect(text('slug')).toHaveValue('delemont')
  await studio.field('canton').getByRole('combobox').selectOption({ label: 'Jura' })
  await text('lead.fr').fill(leads.fr)
  await text('lead.en').fill(leads.en)

  // What results will show stands below what is typed.
  const result = studio.page.getByRole('region', { name: 'En français' })
  await expect(result).toContainText('Référencement & visibilité à Delémont | Jalonne')
  await expect(result).toContainText('› services › seo-visibility-delemont')
  await expect(result.getByRole('status')).toHaveText('Les résultats montrent tout.')
  await studio.publishChanges()

  // Whoever was reading sees it, without a reload.
  await expect(heading).toHaveText(/\s–\sà\sDelémont\.?$/)
  await expect(page.getByText(leads.fr)).toBeVisible()
  const map = await (await request.get('/sitemap.xml')).text()
  for (const language of ['fr', 'en'] as const) {
    await visitor.open(`/${language}${service}`)
    await page.locator('main').getByRole('link', { name: 'Delémont' }).click()
    await expect(page).toHaveURL(`/${language}${town}`)
    await expect(page.getByText(leads[language])).toBeVisible()
    await page.reload()
    await expect(page.locator('head meta[name=robots]')).toHaveCount(0)
    expect(map).toContain(`/${language}${town}</loc>`)
  }

  await studio.page.goto(studio.origin)
  await studio.walk('Villes', 'Ce qui est couvert')
  const jura = studio.page.getByRole('listitem').filter({ hasText: 'Jura' }).first()
  await expect(jura.getByRole('link', { name: 'Delémont' })).toBeVisible()
  await stack.lake.client.delete({ query: '*[_type == "city" && slug.current == "delemont"]' })
})

test('an editor finds the links that lead nowhere, and the field to mend them in', async ({
  studio,
  stack,
}) => {
  const { client } = stack.lake
  const before = await client.getDocument('page-contact')
  const card = (_key: string, path: string) => ({
    _type: 'callToActionCard',
    _key,
    title: { fr: 'Perdu', en: 'Lost' },
    link: { _type: 'link', label: { fr: 'Nulle part', en: 'Nowhere' }, path },
  })
  await studio.enter('Demo editor')
  await studio.walk('To do', 'Links that lead nowhere')
  const list = studio.page.getByTestId('pane').last()
  await expect(list.getByText('Nothing left: every link leads somewhere.')).toBeVisible()
  await client
    .patch('page-contact')
    .append('sections', [card('lost', '/nowhere'), card('place', '/contact#gone')])
    .commit()
  await expect(list.getByRole('status')).toHaveText('2 links lead nowhere.')
  await expect(list.getByText('No page has this address.')).toBeVisible()
  await expect(list).toContainText('Page → /nowhere')
  await expect(list).toContainText('Page → /contact#gone')
  await list.getByRole('link', { name: 'Contact' }).first().click()
  const address = studio.page.getByTestId(/^field-sections.*lost.*\.path$/)
  await expect(address.getByRole('textbox')).toHaveValue('/nowhere')
  if (before) await client.createOrReplace(before)
})
