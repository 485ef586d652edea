import {
  field,
  fillIn,
  quoteForm,
  contactStories as stories,
  typeQuote,
} from '../support/contact.ts'
import { hold } from '../support/hold.ts'
import { leadsFrom } from '../support/inbox.ts'
import { axeFindingsInThemes } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

for (const language of ['fr', 'en'] as const) {
  const story = stories[language]
  const contact = `/${language}/contact`

  test.describe(`a visitor in ${language}`, () => {
    test('asks for a quote, and it is in the inbox once', async ({ page, visitor, stack }) => {
      await visitor.open(contact)
      const form = quoteForm(page, story)
      const typed = await fillIn(form, story, `quote-${language}@keller.example`)
      await form.getByRole('link').click()
      await expect(page).toHaveURL(`/${language}/legal/privacy`)
      await visitor.arrived()
      await page.goBack()
      await form.getByRole('button', { name: story.send }).click()
      const panel = page.getByRole('status').filter({ hasText: story.thanks })
      await expect(panel).toBeFocused()
      const notice = page.getByRole('listitem').filter({ hasText: story.toast })
      await expect(notice).toBeVisible()
      await page.keyboard.press('F8')
      await expect(page.getByRole('list').filter({ has: notice })).toBeFocused()
      const leads = await leadsFrom(stack, typed.email)
      expect(leads).toMatchObject([
        {
          language,
          contact: { type: 'quote', ...typed, meta: { page: contact, locale: language } },
        },
      ])
      await page.getByRole('link', { name: story.another }).click()
      await expect(field(quoteForm(page, story), story.fields.name)).toHaveValue('')
    })

    test('asks for a quote with the keyboard alone', async ({ page, visitor, stack }) => {
      const email = `keys-${language}@keller.example`
      await visitor.open(contact)
      const form = quoteForm(page, story)
      await form.getByRole('button', { name: story.send }).focus()
      await page.keyboard.press('Enter')
      const name = field(form, story.fields.name)
      await expect(name).toBeFocused()
      await expect(name).toHaveAccessibleDescription(story.noName)
      await typeQuote(page, story, email)
      await expect(page.getByRole('status').filter({ hasText: story.thanks })).toBeFocused()
      expect(await leadsFrom(stack, email)).toMatchObject([
        { contact: { company: 'Keller', product: story.seo, companySize: '1-10' } },
      ])
    })

    test('loses nothing when the site can’t be reached, and sends it once it can', async ({
      page,
      visitor,
      stack,
      trouble,
    }) => {
      trouble.expect(/ERR_FAILED .*\/api\/contact/)
      await visitor.open(contact)
      const form = quoteForm(page, story)
      const typed = await fillIn(form, story, `away-${language}@keller.example`)
      await page.route('**/api/contact', (route) => route.abort())
      await form.getByRole('button', { name: story.send }).click()
      const notice = form.getByRole('alert')
      await expect(notice).toHaveText(story.failure)
      await expect(notice).toBeFocused()
      for (const [name, label] of Object.entries(story.fields)) {
        await expect(field(form, label)).toHaveValue(typed[name as keyof typeof typed])
      }
      await page.unroute('**/api/contact')
      await form.getByRole('button', { name: story.send }).click()
      await expect(page.getByText(story.thanks)).toBeVisible()
      expect(await leadsFrom(stack, typed.email)).toHaveLength(1)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('asks for a quote, corrects it and gets it through', async ({
        page,
        stack,
        trouble,
      }) => {
        trouble.expect(/status of 422/)
        await page.goto(contact)
        const form = quoteForm(page, story)
        const name = field(form, story.fields.name)
        await test.step('what is missing comes into sight from under the header, label and all', async () => {
          await name.evaluate((input) => {
            scrollTo({ top: scrollY + input.getBoundingClientRect().top - 70, behavior: 'instant' })
            input.closest('form')?.querySelector<HTMLElement>('[name=jobTitle]')?.focus()
          })
          await page.keyboard.press('Enter')
          await expect(name).toBeFocused()
          const top = () =>
            name.evaluate(
              (input: HTMLInputElement) => input.labels?.[0]?.getBoundingClientRect().top,
            )
          await expect.poll(top).toBeGreaterThanOrEqual(76)
        })
        const typed = await fillIn(form, story, `plain-${language}@keller.example`)
        await name.fill('   ')
        await form.getByRole('button', { name: story.send }).click()
        await expect(name).toHaveAccessibleDescription(story.noName)
        await expect(name).toBeFocused()
        await expect(field(form, story.fields.message)).toHaveValue(typed.message)
        await expect(field(form, story.product)).toHaveValue(typed.product)
        await name.fill(typed.name)
        await form.getByRole('button', { name: story.send }).click()
        await expect(page.getByRole('status').filter({ hasText: story.thanks })).toBeVisible()
        expect(await leadsFrom(stack, typed.email)).toHaveLength(1)
        await page.getByRole('link', { name: story.another }).click()
        await expect(page).toHaveURL(`${contact}#quote`)
        await expect(name).toHaveValue('')
      })

      test('books a call by the link on the landing page', async ({ page, stack }) => {
        const email = `plain-call-${language}@keller.example`
        await page.goto(`/${language}`)
        await page.getByRole('main').getByRole('link', { name: story.call }).click()
        await expect(page).toHaveURL(`${contact}#call`)
        const form = page.getByRole('form', { name: story.call })
        await field(form, story.call_name).fill('Ada Keller')
        await field(form, story.call_email).fill(email)
        await field(form, story.fields.phone).fill('021 555 01 02')
        await form.getByText(story.tuesday).click()
        await form.getByRole('button', { name: story.book }).click()
        await expect(page.getByText(story.booked)).toBeVisible()
        await expect(page.getByText(story.bookedAt)).toBeVisible()
        expect(await leadsFrom(stack, email)).toMatchObject([{ contact: { slot: 'tue_1400' } }])
      })
    })
  })
}

test('the button says that it is sending, and keeps its width and the focus', async ({
  page,
  visitor,
}) => {
  const release = await hold(page, '**/api/contact')
  await visitor.open('/fr/contact')
  const form = quoteForm(page, stories.fr)
  await fillIn(form, stories.fr, 'width@keller.example')
  const button = form.locator('[type=submit]')
  const width = async () => (await button.boundingBox())?.width
  const before = await width()
  await button.press('Enter')
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleName('Envoi…')
  await expect(button).toBeFocused()
  await expect(form.getByRole('status')).toHaveText('Envoi…')
  expect(await width()).toBe(before)
  await release()
  await expect(page.getByText(stories.fr.thanks)).toBeVisible()
})

test('what was typed before the scripts came is still there, and is sent', async ({
  page,
  visitor,
  stack,
}) => {
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/en/pricing')
  const form = page.getByRole('form', { name: 'Found your plan?' })
  const typed = await fillIn(form, stories.en, 'early@keller.example')
  await release()
  await visitor.hydrated()
  await form.getByRole('button', { name: stories.en.send }).click()
  await expect(page.getByText(stories.en.thanks)).toBeVisible()
  expect(await leadsFrom(stack, typed.email)).toMatchObject([
    { contact: { ...typed, meta: { page: '/en/pricing' } } },
  ])
})

test.describe('the dialog', () => {
  test('opens by the window event, keeps the page still, and closes beside it', async ({
    page,
    visitor,
  }) => {
    await visitor.open('/en')
    await page.evaluate(() => dispatchEvent(new Event('open-schedule')))
    const dialog = page.getByRole('dialog', { name: stories.en.call })
    await expect(dialog).toBeVisible()
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 600)
    for (let stop = 0; stop < 14; stop++) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(
        () => document.activeElement?.closest('dialog, body > *:not(:has(dialog))')?.tagName,
      )
      expect(outside === undefined || outside === 'DIALOG').toBe(true)
    }
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await field(dialog, stories.en.call_name).fill('Ada')
    await page.mouse.click(20, 400)
    await expect(dialog).toBeHidden()
    await page.evaluate(() => dispatchEvent(new Event('open-schedule')))
    await expect(field(dialog, stories.en.call_name)).toHaveValue('Ada')
    await dialog.getByRole('button', { name: stories.en.close }).click()
    await expect(dialog).toBeHidden()
  })

  test('stays open, or opens again, with the server’s words when the call can’t be booked', async ({
    page,
    visitor,
    trouble,
  }) => {
    trouble.expect(/status of 503/)
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 503, json: { error: 'Please ring us.', field: null } }),
    )
    await visitor.open('/en')
    await page.getByRole('main').getByRole('link', { name: stories.en.call }).click()
    const dialog = page.getByRole('dialog', { name: stories.en.call })
    await field(dialog, stories.en.call_name).fill('Ada')
    await field(dialog, stories.en.call_email).fill('ada@keller.example')
    await field(dialog, 'Phone').fill('021 555 01 02')
    await dialog.getByText(stories.en.tuesday).click()
    await dialog.getByRole('button', { name: stories.en.book }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Please ring us.')
    await expect(field(dialog, stories.en.call_name)).toHaveValue('Ada')
    const { promise: isClosed, resolve: close } = Promise.withResolvers<void>()
    await page.route('**/api/contact', async (route) => {
      await isClosed
      await route.fallback()
    })
    await dialog.getByRole('button', { name: stories.en.book }).click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    close()
    await expect(dialog.getByRole('alert')).toBeFocused()
  })
})

test('axe has nothing to report on any state of the forms, in either theme, on a phone and on a screen', async ({
  page,
  visitor,
  trouble,
}) => {
  trouble.expect(/ERR_FAILED .*\/api\/contact/)
  const nothing = async () => expect(await axeFindingsInThemes(page, [390, 1440])).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.open('/fr/contact')
  await nothing()
  const form = quoteForm(page, stories.fr)
  await form.getByRole('button', { name: stories.fr.send }).click()
  await expect(form.getByText(stories.fr.noName)).toBeVisible()
  await nothing()
  await fillIn(form, stories.fr, 'axe@keller.example')
  await page.route('**/api/contact', (route) => route.abort())
  await form.getByRole('button', { name: stories.fr.send }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await nothing()
  await page.unroute('**/api/contact')
  await form.getByRole('button', { name: stories.fr.send }).click()
  await expect(page.getByText(stories.fr.thanks)).toBeVisible()
  await nothing()
  await visitor.open('/en')
  await page.getByRole('main').getByRole('link', { name: stories.en.call }).click()
  const dialog = page.getByRole('dialog', { name: stories.en.call })
  await dialog.getByRole('button', { name: stories.en.book }).click()
  await expect(dialog.getByText(stories.en.noName)).toBeVisible()
  await nothing()
})
