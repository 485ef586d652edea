import type { Locator } from '@playwright/test'
import { hold } from '../support/hold.ts'
import { axeFindingsInThemes } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

const stories = [
  {
    language: 'fr',
    field: 'Votre question',
    suggestion: 'Combien coûte une boutique en ligne ?',
    again: 'et la formule E-Comerce, elle coûte combien ?',
    prices: 'Tarifs',
    reread: 'Relire la conversation',
    clear: 'Effacer la conversation',
    empty: 'Rien ici pour le moment',
    answer: 'Réponse de l’assistant',
  },
  {
    language: 'en',
    field: 'Your question',
    suggestion: 'How much does an online shop cost?',
    again: 'and how much is the E-Comerce plan?',
    prices: 'Pricing',
    reread: 'Read the conversation again',
    clear: 'Clear the conversation',
    empty: 'Nothing here yet',
    answer: 'The assistant’s answer',
  },
] as const

test('a question sent before the app is there is answered once it is', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/en/pricing')
  await page.getByLabel('Your question').fill('How much does an online shop cost?')
  await page.keyboard.press('Enter')
  await release()
  await expect(page.getByRole('region', { name: 'The assistant’s answer' })).toContainText(
    '700 CHF',
  )
  await expect(page).toHaveURL('/en/pricing')
})

test('on a phone on its side what belongs to the field stands over it', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await visitor.open('/en/pricing')
  const dock = page.getByRole('complementary', { name: 'Assistant' })
  await page.getByLabel('Your question').focus()
  const left = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? -1)
  const suggestion = dock.getByRole('button', { name: /How much/ }).first()
  await expect(suggestion).toBeVisible()
  // But for the frame around them.
  expect(await left(suggestion)).toBe((await left(dock.locator('form'))) + 1)
})

for (const story of stories) {
  test(`C5, D3: a visitor in ${story.language} asks by keyboard what a shop costs, reads today’s price, asks again after it has changed, and clears the conversation`, async ({
    page,
    visitor,
    editor,
  }) => {
    const { language } = story
    const field = page.getByLabel(story.field)
    const dock = page.getByRole('complementary', { name: 'Assistant' })
    const spoken = dock.getByRole('status')
    const answer = dock.getByRole('region', { name: story.answer })
    const bar = dock.locator('form')
    await visitor.open(`/${language}/services/e-commerce`)
    await expect(bar).toHaveCSS('width', '260px')
    await field.focus()
    await expect(bar).toHaveCSS('width', '520px')
    await visitor.tabTo(dock.getByRole('button', { name: story.suggestion }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(spoken).toContainText('700 CHF')
    await expect(field).toBeFocused()
    await expect(answer.getByRole('link', { name: story.prices, exact: true })).toHaveAttribute(
      'href',
      `/${language}/pricing`,
    )
    expect(await axeFindingsInThemes(page, [390, 1440])).toEqual([])

    const dialog = page.getByRole('dialog')
    await visitor.tabTo(answer.getByRole('button', { name: story.reread }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('700 CHF')).toBeVisible()
    await expect(answer).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(answer).toContainText('700 CHF')
    await expect(field).toBeFocused()

    await editor.publish('plan-site-commerce', { price: 745 })
    // The assistant reads what is published a moment later.
    await expect(async () => {
      await page.keyboard.type(story.again)
      await page.keyboard.press('Enter')
      await expect(spoken).toContainText('745 CHF', { timeout: 2000 })
    }).toPass()
    await expect(spoken).not.toContainText('700 CHF')

    await page.keyboard.press('Escape')
    await expect(answer).toHaveCount(0)
    await page.reload()
    await visitor.hydrated()
    // The end of the page is under it, and the dialog is over both.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(dock).toHaveAttribute('data-aside')
    await field.focus()
    await dock.getByRole('button', { name: story.reread }).click()
    await expect(dialog.getByText(story.suggestion)).toBeVisible()
    expect(await dialog.boundingBox()).toMatchObject({ width: 520, height: 450 })
    // A slow lake has been asked more than once.
    await expect(dialog.getByText('745 CHF').last()).toBeVisible()
    // The newest message is what one comes for.
    await expect(dialog.getByRole('listitem').last()).toBeInViewport()
    await dialog.getByRole('button', { name: story.clear }).click()
    await expect(dialog.getByText(story.empty)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
}

test('the reply box leaves the contact form and the end of the page alone, and the round button books a call', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.open('/fr/contact')
  await expect(page.getByRole('complementary', { name: 'Assistant' })).toHaveCount(0)
  await visitor.open('/fr/pricing')
  const dock = page.getByRole('complementary', { name: 'Assistant' })
  await dock.getByRole('link', { name: 'Réserver un appel' }).click()
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
  await page.keyboard.press('Escape')
  // While it has the focus it stays.
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  await expect(dock).toHaveCSS('opacity', '0')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(dock).toHaveCSS('opacity', '1')
})

test('Escape sends the suggested questions away wherever the focus is beside them', async ({
  page,
  visitor,
}) => {
  await visitor.open('/en/pricing')
  const dock = page.getByRole('complementary', { name: 'Assistant' })
  const field = dock.getByLabel('Your question')
  const suggested = dock.getByRole('region', { name: 'Suggested questions' })
  const call = dock.getByRole('link', { name: 'Book a call' })
  await field.focus()
  await expect(suggested).toBeVisible()
  await visitor.tabTo(call)
  await page.keyboard.press('Escape')
  await expect(suggested).toHaveCount(0)
  await expect(call).toBeFocused()
  await field.focus()
  await visitor.tabTo(suggested.getByRole('button').last(), 'Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(suggested).toHaveCount(0)
  await expect(field).toBeFocused()
})

test('a question sent before the assistant is there waits for it', async ({ page, visitor }) => {
  const release = await hold(page, /\/dock-/)
  await visitor.open('/en/pricing')
  await page.getByLabel('Your question').fill('How much does an online shop cost?')
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect(page.getByLabel('Your question')).toHaveValue('')
  await release()
  await expect(
    page.getByRole('complementary', { name: 'Assistant' }).getByRole('status'),
  ).toContainText('CHF')
  await expect(page).toHaveURL('/en/pricing')
})
