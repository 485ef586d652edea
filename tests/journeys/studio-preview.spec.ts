import { hold } from '../support/hold.ts'
import { draftLink, Preview } from '../support/preview.ts'
import { expect, test } from '../support/studio-test.ts'
import { Visitor } from '../support/visitor.ts'

const sentence = 'Un abonnement pour le site'
const lead = 'sections[_key=="header"].lead.fr'
/** Chunks of scripts that visitors never load. */
const toolsOfEditors = ['open-preview', 'connect-studio', 'renderVisualEditing']

/** Those of the tools that are among the requested addresses. */
const toolsAmong = (urls: readonly string[]) =>
  toolsOfEditors.filter((name) => urls.some((url) => url.includes(`/${name}-`)))

test.afterEach(async ({ stack }) => {
  const drafts = await stack.lake.client.fetch<string[]>(
    '*[_id in path("drafts.**")]._id',
    {},
    {
      perspective: 'raw',
    },
  )
  for (const id of drafts) await stack.lake.client.delete(id)
})

test('an editor clicks a sentence or a price in the preview and edits it, and sees it change as typed', async ({
  studio,
  stack,
  visitor,
}) => {
  const draft = () => stack.lake.client.getDocument('drafts.page-pricing')
  const preview = new Preview(studio.page)
  await studio.hasSignedIn('Demo editor')
  await preview.open(studio.origin, '/fr/pricing')
  await preview.text(sentence).click()
  const field = studio.page.locator(`[id='${lead}']`)
  await expect(field).toBeFocused()
  await expect(field).toBeEditable()
  await expect(field).toBeInViewport({ ratio: 1 })
  expect((await field.boundingBox())?.width).toBeGreaterThan(300)

  // Nothing is saved meanwhile: what shows is what is typed.
  const save = await hold(studio.page, '**/data/actions/**')
  await field.fill('Vos prix.')
  await expect(preview.text('Vos prix.')).toBeVisible()
  await field.press('End')
  await field.pressSequentially(' Sans surprise.')
  await expect(preview.text('Vos prix. Sans surprise.')).toBeVisible()
  await expect(draft()).resolves.toBeUndefined()
  await save()
  expect(await preview.misplacedMarks()).toEqual([])
  await expect.poll(async () => JSON.stringify(await draft())).toContain('Vos prix. Sans surprise.')

  await test.step('a price, in a document of its own', async () => {
    const plan = preview.site.getByRole('article', { name: /^Basic/ })
    await plan.getByText('250 CHF').first().click()
    const price = studio.field('price').getByRole('spinbutton')
    await expect(price).toBeEditable()
    await expect(price).toBeInViewport({ ratio: 1 })
    await price.fill('255')
    await expect(plan).toContainText('255 CHF')
  })

  await visitor.open('/fr/pricing')
  await expect(visitor.page.getByText(sentence)).toBeVisible()
  await expect(visitor.plan('Basic')).toContainText('250 CHF')
})

test('while a new preview loads, the form beside it is already that of the first page', async ({
  studio,
}) => {
  const preview = new Preview(studio.page)
  await studio.enter('Demo editor')
  const load = await hold(studio.page, '**/api/draft/enable?*')
  await studio.page.getByRole('link', { name: 'Preview' }).click()
  await expect(studio.field('title')).toBeVisible()
  await expect(studio.page.getByText('Missing a main document')).toBeHidden()
  await load()
  await expect(preview.text('Votre site')).toBeVisible()
  await expect(studio.field('title')).toBeVisible()
})

test('a visitor never sees a draft, nor loads what editors work with', async ({
  studio,
  stack,
  visitor,
}) => {
  const { client } = stack.lake
  const page = await client.getDocument('page-pricing')
  const title = { _type: 'localeString', fr: 'Rien que pour nous', en: 'For our eyes only' }
  await client.create({ ...page, _id: 'drafts.page-pricing', _type: 'page', title, seo: { title } })
  await client.create({ _id: 'drafts.page-new', _type: 'page', path: '/new', title, sections: [] })

  const ofEditor: string[] = []
  studio.page.on('request', (request) => ofEditor.push(request.url()))
  const preview = new Preview(studio.page)
  await studio.hasSignedIn('Demo editor')
  await preview.open(studio.origin, '/fr/pricing')
  const shown = () => preview.site.locator('html').evaluate(() => document.title)
  await expect.poll(shown).toBe('Rien que pour nous | Jalonne')
  await expect.poll(() => toolsAmong(ofEditor)).toEqual(toolsOfEditors)

  // In the same browser, beside the Studio.
  const scripts: string[] = []
  visitor.page.on('request', (request) => scripts.push(request.url()))
  await visitor.open('/fr/pricing')
  await expect(visitor.page).toHaveTitle(/^Tarifs/)
  await visitor.page.mouse.wheel(0, 4_000)
  await visitor.link('Accueil').click()
  await visitor.link('Tarifs').click()
  await expect(visitor.page).toHaveTitle(/^Tarifs/)
  expect(toolsAmong(scripts)).toEqual([])
  expect(scripts.filter((url) => url.includes('/api/draft'))).toEqual([])
  const missing = await visitor.page.request.get('/fr/new')
  expect(missing.status()).toBe(404)
  expect(await missing.text()).not.toContain('Rien que pour nous')
})

test('a link shares the draft of a page, until it expires', async ({
  studio,
  stack,
  browser,
  trouble,
}) => {
  const { client } = stack.lake
  await client.createOrReplace({
    ...(await client.getDocument('page-pricing')),
    _id: 'drafts.page-pricing',
    _type: 'page',
    sections: [
      { _type: 'pageHeader', _key: 'header', title: { fr: 'Bientôt', en: 'Coming soon' } },
    ],
  })
  const preview = new Preview(studio.page)
  await studio.hasSignedIn('Demo editor')
  await preview.open(studio.origin, '/en/pricing')
  await expect(preview.text('Coming soon')).toBeVisible()
  await studio.page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = studio.page.getByRole('dialog', { name: 'Share this draft' })
  await dialog.getByRole('radio', { name: 'One week' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  const link = await dialog.getByRole('textbox', { name: 'Link to the draft' }).inputValue()
  await studio.page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // Somebody else, who has never heard of a Studio.
  await using elsewhere = await browser.newContext({ serviceWorkers: 'block' })
  trouble.watch(elsewhere)
  const guest = new Visitor(await elsewhere.newPage())
  const scripts: string[] = []
  guest.page.on('request', (request) => scripts.push(request.url()))
  await guest.page.goto(link)
  await expect(guest.page).toHaveURL(`${stack.origin}/en/pricing`)
  await expect(guest.page.getByRole('heading', { name: 'Coming soon' })).toBeVisible()
  const banner = guest.page.getByRole('complementary', { name: /Draft preview/ })
  await expect(banner).toContainText(/Draft preview expires \d+ \w+ \d{4}/)

  await guest.page.goto(`${stack.origin}/fr/pricing`)
  await expect(guest.page.getByRole('heading', { name: 'Bientôt' })).toBeVisible()
  await expect(banner).toContainText('Aperçu de brouillon expire le')
  await guest.link('Accueil').click()
  await expect(guest.page).toHaveURL(`${stack.origin}/fr`)
  await expect(banner).toBeHidden()
  await guest.page.goBack()
  await banner.getByRole('link', { name: 'Quitter l’aperçu' }).click()
  await expect(guest.page.getByText(sentence)).toBeVisible()
  await expect(banner).toBeHidden()
  // What opens a preview also shows this one, without a Studio around it.
  expect(toolsAmong(scripts)).toEqual(['open-preview'])

  const short = draftLink(stack, '/pricing', 3_000)
  await guest.page.goto(short)
  await expect(guest.page.getByRole('heading', { name: 'Coming soon' })).toBeVisible()
  trouble.expect(/status of 410 \(Gone\)/)
  await expect.poll(async () => (await guest.page.goto(short))?.status()).toBe(410)
  await expect(guest.page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await guest.page.goto(`${stack.origin}/en/pricing`)
  await expect(guest.page.getByText('Coming soon')).toBeHidden()
})

test('an editor switches language and width of the preview, and goes where a document is used', async ({
  studio,
}) => {
  const { page } = studio
  const preview = new Preview(page)
  await studio.hasSignedIn('Demo editor')
  await preview.loseMovesTo('/fr/pricing')
  await preview.open(studio.origin, '/fr/pricing')
  await expect(preview.site.locator('html')).toHaveAttribute('lang', 'fr')
  const language = page.getByRole('group', { name: 'Language of the preview' })
  await language.getByRole('button', { name: 'English' }).click()
  await expect(preview.site.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(/preview=.*%2Fen%2Fpricing|preview=.*\/en\/pricing/)

  await test.step('also where what the Studio sends the page is lost', async () => {
    await language.getByRole('button', { name: 'French' }).click()
    await expect(preview.site.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(language.getByRole('button', { name: 'French' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  const widthOf = () => preview.site.locator('html').evaluate(() => innerWidth)
  expect(await widthOf()).toBeGreaterThan(600)
  await page.getByRole('button', { name: 'Toggle viewport size' }).click()
  await expect.poll(widthOf).toBeLessThan(450)

  await page.goto(`${studio.origin}/intent/edit/id=plan-site-basic;type=plan`)
  await page.getByRole('button', { name: /^Used on \d+ pages$/ }).click()
  await page.getByRole('link', { name: /Pricing/ }).click()
  await expect(preview.site.getByRole('article', { name: /^Basic/ })).toBeVisible()

  await test.step('on a telephone the address stays readable, the tabs have the names of the tools, and a section’s form can be closed', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('tab')).toHaveText(['Preview', 'Content'])
    const address = page.getByRole('textbox').first()
    await expect.poll(async () => (await address.boundingBox())?.width).toBeGreaterThan(150)
    await page.goto(`${studio.origin}/presentation?preview=/en`)
    await page.getByRole('tab', { name: 'Content' }).click()
    await page.getByText('The way to a better site').first().click()
    await page.getByRole('button', { name: 'Close dialog' }).click()
    await page.getByRole('tab', { name: 'Preview' }).click()
    await expect(preview.site.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
