import { expect, test } from '../support/test.ts'

test.describe('a visitor compares prices in both languages', () => {
  test('from the landing page to the yearly prices and the options', async ({ page, visitor }) => {
    await visitor.open('/fr')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Votre site')
    await visitor.mark()
    await visitor.link('Tarifs').click()
    await expect(page).toHaveURL('/fr/pricing')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('prix')
    await visitor.stayed()

    await expect(visitor.plan('Basic')).toContainText('250 CHF')
    await expect(visitor.plan('Expert')).toContainText('1 200 CHF')
    await page.getByText('Annuel', { exact: true }).click()
    await expect(page.getByRole('radio', { name: 'Annuel' })).toBeChecked()
    for (const [plan, price] of [
      ['Basic', '200 CHF'],
      ['Professionnel', '400 CHF'],
      ['E-Commerce', '560 CHF'],
    ] as const) {
      await expect(visitor.plan(plan).getByText(price)).toBeVisible()
    }
    await expect(visitor.plan('Basic').getByText('250 CHF')).toBeHidden()

    const options = page.getByText('Chatbots', { exact: true })
    await expect(options).toBeHidden()
    await page.getByRole('heading', { name: 'Options' }).click()
    await expect(options).toBeVisible()
    await expect(page.getByText('490 CHF')).toBeVisible()
  })

  test('who has chosen yearly prices and a plan finds both on the way back', async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visitor.open('/en/pricing')
    await page.getByText('Yearly', { exact: true }).click()
    const shop = page.getByRole('radio', { name: 'E-Commerce' })
    await shop.check({ force: true })
    await visitor.plan('E-Commerce').getByRole('link').last().click()
    await visitor.arrived()
    await page.goBack()
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked()
    await expect(shop).toBeChecked()
    await expect(visitor.plan('E-Commerce').getByText('560 CHF')).toBeVisible()
  })

  test('the language changes on the spot: same page, query and anchor', async ({
    page,
    visitor,
  }) => {
    await visitor.open('/fr/pricing?utm_source=lettre#options')
    await visitor.mark()
    await page.getByRole('link', { name: 'Read this page in English' }).first().click()
    await expect(page).toHaveURL('/en/pricing?utm_source=lettre#options')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(visitor.plan('Basic')).toContainText('up to 5')
    await expect(visitor.plan('Expert')).toContainText('1,200 CHF')
    await visitor.stayed()

    await page.getByRole('link', { name: 'Lire cette page en français' }).first().click()
    await expect(page).toHaveURL('/fr/pricing?utm_source=lettre#options')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(visitor.plan('Basic')).toContainText('250 CHF')
  })

  test('the title, the address and the alternates of a page are those of the page shown', async ({
    page,
    visitor,
    stack,
  }) => {
    await visitor.open('/fr')
    const landing = await page.title()
    await visitor.link('Tarifs').click()
    await expect(page).toHaveURL('/fr/pricing')
    await expect(page).not.toHaveTitle(landing)
    const head = page.locator('head')
    await expect(head.locator('link[rel=canonical]')).toHaveCount(1)
    await expect(head.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${stack.origin}/fr/pricing`,
    )
    await expect(head.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute(
      'href',
      `${stack.origin}/en/pricing`,
    )
    await expect(head.locator('meta[name=description]')).toHaveCount(1)
  })
})

for (const { language, plans, changes } of [
  { language: 'fr', plans: ['Professionnel', 'E-Commerce'], changes: /depuis Professionnel/ },
  { language: 'en', plans: ['Professional', 'E-Commerce'], changes: /from Professional/ },
] as const) {
  test.describe(`R15: on a phone, without JavaScript, in ${language}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

    test('a visitor compares one plan with the one before', async ({ page, visitor }) => {
      const [popular, next] = plans
      await page.goto(`/${language}/pricing`)
      await expect(visitor.plan(popular)).toBeVisible()
      await expect(visitor.plan(next)).toBeHidden()
      const choice = page.getByRole('radio', { name: next })
      const picker = page.getByRole('group').filter({ has: choice })
      const { height } = (await picker.boundingBox()) ?? {}
      await choice.check()
      // It has the focus now: the sign shows that, not the radio button.
      await expect(choice).toBeFocused()
      await expect(choice).toHaveCSS('opacity', '0')
      expect(await picker.boundingBox()).toMatchObject({ height })
      await expect(visitor.plan(popular)).toBeHidden()
      const shown = visitor.plan(next)
      await expect(shown.getByRole('heading', { name: changes })).toBeVisible()
      await expect(shown).toContainText('700 CHF')
      // The hours stay the same, the shop is new.
      const rows = shown.getByRole('term').locator('visible=true')
      await expect(rows.filter({ hasText: /par mois|per month/ })).toHaveCount(0)
      await expect(rows.filter({ hasText: /boutique|shop/ })).toHaveCount(1)
    })
  })
}
