import { contactStories, field, quoteForm } from '../support/contact.ts'
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'
import { watchShifts } from '../support/watch-shifts.ts'

test.describe('a French-speaking visitor of the English host', () => {
  test.use({ locale: 'fr-CH' })

  const question = 'Préférez-vous lire en français ? Would you rather read in French?'

  test('is asked once, and taken to French', async ({ page, stack, visitor }) => {
    const host = stack.origin.replace('localhost', 'en.localhost')
    await visitor.open(`${host}/en/pricing`)
    const prompt = page.getByRole('dialog', { name: question })
    await expect(prompt).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('langPromptSeen'))).toBe('true')
    await prompt.getByRole('button', { name: 'Oui, en français' }).click()
    await expect(page).toHaveURL(`${host}/fr`)
    await expect(prompt).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('langChoice'))).toBe('fr')
  })

  test('can stay in English, and is not asked again', async ({ page, stack, visitor }) => {
    const host = stack.origin.replace('localhost', 'en.localhost')
    await visitor.open(`${host}/en`)
    const prompt = page.getByRole('dialog', { name: question })
    await prompt.getByRole('button', { name: 'No, stay in English' }).click()
    await expect(prompt).toBeHidden()
    await expect(page).toHaveURL(`${host}/en`)
    expect(await page.evaluate(() => localStorage.getItem('langChoice'))).toBe('en')
    await visitor.open(`${host}/en/pricing`)
    await page.mouse.move(4, 4)
    await expect(page.locator('canvas')).toBeAttached()
    await expect(prompt).toHaveCount(0)
  })

  test('answers by keyboard: the focus is kept in the question, Escape leaves it', async ({
    page,
    stack,
    visitor,
  }) => {
    await visitor.open(`${stack.origin.replace('localhost', 'en.localhost')}/en`)
    const prompt = page.getByRole('dialog', { name: question })
    // A key that was meant for the page answers nothing.
    await expect(prompt).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(prompt).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(prompt.getByRole('button', { name: 'Oui, en français' })).toBeFocused()
    const behind = page.locator('#main :focus, header :focus, footer :focus')
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab')
      await expect(behind).toHaveCount(0)
    }
    await page.keyboard.press('Escape')
    await expect(prompt).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('langChoice'))).toBeNull()
    await page.keyboard.press('Tab')
    await expect(page.locator('a:focus, button:focus')).toHaveCount(1)
  })

  test('is not asked while writing, but on the next page', async ({ page, stack, visitor }) => {
    const release = await hold(page, /language-prompt-/)
    await visitor.open(`${stack.origin.replace('localhost', 'en.localhost')}/en/contact`)
    const name = field(quoteForm(page, contactStories.en), contactStories.en.fields.name)
    await name.focus()
    const code = page.waitForResponse(/language-prompt-/)
    await release()
    await (await code).finished()
    await name.pressSequentially('Jean Pierre Rochat')
    await expect(name).toHaveValue('Jean Pierre Rochat')
    await visitor.link('Pricing').click()
    await expect(page.getByRole('dialog', { name: question })).toBeVisible()
    await expect(page).toHaveURL(/\/en\/pricing$/)
  })

  test('is not asked on another host', async ({ page, visitor }) => {
    await visitor.open('/en/pricing')
    await page.mouse.move(4, 4)
    await expect(page.locator('canvas')).toBeAttached()
    await expect(page.getByRole('dialog', { name: question })).toHaveCount(0)
  })

  test('moves nothing in the page', async ({ page, stack, visitor }) => {
    await page.addInitScript(watchShifts)
    await visitor.open(`${stack.origin.replace('localhost', 'en.localhost')}/en`)
    await expect(page.getByRole('dialog', { name: question })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.01)
  })
})
