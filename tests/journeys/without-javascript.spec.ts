import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test.describe('a visitor without JavaScript', () => {
  test('reads the landing page, follows a link and compares prices', async ({ page, visitor }) => {
    await page.goto('/en')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await visitor.link('Pricing').click()
    await expect(page).toHaveURL('/en/pricing')
    await expect(visitor.plan('Basic')).toContainText('250 CHF')
  })

  test('opens a question, the options and the yearly prices', async ({ page, visitor }) => {
    await page.goto('/en/pricing')
    const answer = page.getByText('A monthly plan changes from the start of the next month')
    await expect(answer).toBeHidden()
    await page.getByRole('heading', { name: 'Can I change plans?' }).click()
    await expect(answer).toBeVisible()
    const options = page.getByRole('heading', { name: 'Chatbots' })
    await expect(options).toBeHidden()
    await page.getByRole('heading', { name: 'Options' }).click()
    await expect(options).toBeVisible()
    await page.getByText('Yearly', { exact: true }).click()
    await expect(visitor.plan('Basic').getByText('200 CHF')).toBeVisible()
    await expect(visitor.plan('Basic').getByText('250 CHF')).toBeHidden()
  })

  test('reads the site in the other language', async ({ page }) => {
    await page.goto('/fr/pricing')
    await page.getByRole('link', { name: 'Read this page in English' }).first().click()
    await expect(page).toHaveURL('/en/pricing')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('reads the rest of a page whose content breaks a section, and nothing of what broke', async ({
    page,
    editor,
    trouble,
  }) => {
    trouble.expect(/^server: .*Cannot destructure/)
    await editor.publish('page-builder', { 'sections[_key=="plan"].steps[0]': 7 })
    const response = await page.goto('/en/builder')
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.content()).not.toMatch(/TypeError|destructure|data-msg=/)
  })

  test('nothing that needs scripts stands in the way', async ({ page }) => {
    await page.goto('/fr')
    await expect(page.getByText('Votre site')).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    // Nothing would answer a question; a call can be asked for all the same.
    const dock = page.getByRole('complementary', { name: 'Assistant' })
    await expect(dock.getByRole('link')).toBeVisible()
    await expect(dock.getByLabel('Votre question')).toBeHidden()
  })
})
