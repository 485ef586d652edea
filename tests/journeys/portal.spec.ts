import { hold } from '../support/hold.ts'
import { openPortal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const stories = [
  {
    lang: 'fr',
    title: 'Espace client',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    signIn: 'Se connecter',
    demo: /^Une démonstration\s: rien de ce que vous saisissez n’est envoyé/,
  },
  {
    lang: 'en',
    title: 'Customer portal',
    email: 'Email address',
    password: 'Password',
    signIn: 'Sign in',
    demo: /^A demonstration: nothing you type is sent/,
  },
] as const

for (const { lang, title, email, password, signIn, demo } of stories) {
  test.describe(`the customer portal in ${lang}`, () => {
    test('D2: opens over the page, wants both fields, and ends by signing in', async ({
      page,
      visitor,
    }) => {
      await visitor.open(`/${lang}/pricing`)
      await visitor.link(title).click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog.getByText(demo)).toBeVisible()
      await dialog.getByRole('button', { name: signIn }).click()
      await expect(dialog.getByRole('textbox', { name: email })).toBeFocused()
      await dialog.getByRole('textbox', { name: email }).fill('ada@example.ch')
      await dialog.getByRole('button', { name: signIn }).click()
      await expect(dialog.getByLabel(password)).toBeFocused()
      await dialog.getByLabel(password).fill('secret')
      await dialog.getByRole('button', { name: signIn }).click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(`/${lang}/pricing`)
      await expect(visitor.link(title)).toBeFocused()
    })

    test('D2: ends by Apple or Google too, and opens at the window’s event', async ({
      page,
      visitor,
    }) => {
      await visitor.open(`/${lang}`)
      const dialog = page.getByRole('dialog', { name: title })
      for (const name of ['Apple', 'Google']) {
        await openPortal(page)
        await dialog.getByRole('button', { name }).click()
        await expect(dialog).toBeHidden()
      }
    })

    test('R23: is a page of its own, which leads home and is not for search engines', async ({
      page,
      visitor,
    }) => {
      await visitor.open(`/${lang}/login`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText(demo)).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await page.getByRole('textbox', { name: email }).fill('ada@example.ch')
      await page.getByLabel(password).fill('secret')
      await page.getByRole('button', { name: signIn }).click()
      await expect(page).toHaveURL(`/${lang}`)
    })
  })
}

test('D2: is a drawer from below on a phone and stands in the middle of a desktop', async ({
  page,
  visitor,
}) => {
  await visitor.open('/en')
  for (const width of [767, 768]) {
    await page.setViewportSize({ width, height: 1000 })
    await openPortal(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const below = () =>
      dialog.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom)
    if (width < 768) await expect.poll(below).toBe(0)
    else await expect.poll(below).toBeGreaterThan(20)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R23: the way to it is a page, and nothing typed there is sent', async ({
    page,
    visitor,
  }) => {
    await page.goto('/en')
    await visitor.link('Customer portal').click()
    await expect(page).toHaveURL('/en/login')
    await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.ch')
    await page.getByLabel('Password').fill('secret')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/en\??$/)
  })
})

test.describe('under a finger on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } })

  for (const { lang, title } of stories) {
    test(`the portal opens at the first tap in ${lang}, however late the scripts come`, async ({
      page,
    }) => {
      const release = await hold(page, '**/assets/*.js')
      await page.goto(`/${lang}/pricing`, { waitUntil: 'commit' })
      await page.getByRole('banner').getByRole('link', { name: title }).tap()
      await release()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await expect(page).toHaveURL(`/${lang}/pricing`)
    })
  }
})
