import type { Page } from '@playwright/test'
import { field } from '../support/contact.ts'
import { glimpse } from '../support/glimpse.ts'
import { hold } from '../support/hold.ts'
import { callsFrom, leadsFrom } from '../support/inbox.ts'
import { axeFindingsInThemes, neverScrollsSideways } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

const path = '/services/website-design-development/web-refresh'

const stories = {
  fr: {
    form: 'Parlons de votre site',
    name: 'Nom et prénom',
    company: 'Entreprise',
    byMail: 'Par e-mail',
    phone: 'Téléphone',
    email: 'E-mail',
    day: 'Jour',
    tuesday: 'Mardi',
    time: 'Heure suisse',
    message: 'Votre message',
    send: 'Envoyer la demande',
    sending: 'Envoi…',
    thanks: 'Merci — à très bientôt.',
    sent: 'Message envoyé. Nous vous contacterons bientôt.',
    close: 'Fermer',
    noName: 'Nom requis',
    noPhone: 'Numéro de téléphone requis pour un appel',
    noEmail: 'Email requis',
    apology: /^Nos excuses — .* écrivez-nous à \S+@\S+$/,
    subject: `Intérêt — futur site internet — Page\u00a0: /fr${path}`,
    lines: ['Entreprise\u00a0: Keller', 'Créneau\u00a0: Mardi, 10:00', 'Un site'],
    number: '021 555 03 01',
  },
  en: {
    form: 'Let’s talk about your site',
    name: 'Full name',
    company: 'Company',
    byMail: 'By email',
    phone: 'Phone',
    email: 'Email',
    day: 'Day',
    tuesday: 'Tuesday',
    time: 'Swiss time',
    message: 'Your message',
    send: 'Send request',
    sending: 'Sending…',
    thanks: 'Thanks — we’ll be in touch soon.',
    sent: 'Message sent. We’ll contact you shortly.',
    close: 'Close',
    noName: 'Name required',
    noPhone: 'Phone number required for a call',
    noEmail: 'Email required',
    apology: /^Our apologies — .* email \S+@\S+$/,
    subject: `Interest — future website — Page: /en${path}`,
    lines: ['Company: Keller', 'Time slot: Tuesday, 10:00', 'Un site'],
    number: '021 555 03 02',
  },
}
type Story = (typeof stories)['fr' | 'en']

const formOf = (page: Page, story: Story) => page.getByRole('form', { name: story.form })

/** Fills in who asks, to be called on Tuesday at 10. */
async function askForCall(page: Page, story: Story, phone = story.number) {
  const form = formOf(page, story)
  await field(form, story.name).fill('Ada Keller')
  await field(form, story.company).fill('Keller')
  await field(form, story.phone).fill(phone)
  await field(form, story.day).selectOption(story.tuesday)
  await field(form, story.time).selectOption('10:00')
  await field(form, story.message).fill('Un site')
  return form
}

const called = (story: Story, language: string) => ({
  language,
  contact: {
    type: 'call',
    name: 'Ada Keller',
    subject: story.subject,
    meta: { page: `/${language}${path}`, selected_day: 'tuesday', selected_time: '10:00' },
  },
})

for (const language of ['fr', 'en'] as const) {
  const story = stories[language]
  const address = `/${language}${path}`

  test.describe(`a visitor in ${language}`, () => {
    test('S7, N3, E2: asks for a call on Tuesday at 10, sees confetti fly and settle, and closes the panel', async ({
      page,
      visitor,
      stack,
    }) => {
      const confetti: string[] = []
      page.on('request', (request) => {
        if (/confetti/.test(request.url())) confetti.push(request.url())
      })
      await visitor.open(address)
      const form = await askForCall(page, story)
      expect(confetti).toEqual([])
      const confettiCanvas = 'body > canvas[style*="pointer-events: none"]'
      const flown = glimpse(page, confettiCanvas)
      await form.getByRole('button', { name: story.send }).click()
      const panel = page.getByRole('status').filter({ hasText: story.thanks })
      await expect(panel).toBeFocused()
      await expect(panel).toContainText(story.sent)
      await flown
      await expect(page.locator(confettiCanvas)).toHaveCount(0)
      expect(confetti).not.toEqual([])
      const leads = await callsFrom(stack, story.number)
      expect(leads).toMatchObject([called(story, language)])
      for (const line of story.lines) expect(leads[0]?.contact.message).toContain(line)
      await panel.getByRole('link', { name: story.close }).click()
      await expect(field(form, story.name)).toHaveValue('')
      await expect(field(form, story.name)).toBeFocused()
      await expect(field(form, story.phone)).toHaveValue('')
    })

    test('F1: meets the first failure, and only that, where it is', async ({ page, visitor }) => {
      const reports: unknown[] = []
      await page.route('**/api/contact', async (route) => {
        reports.push(route.request().postDataJSON())
        await route.continue()
      })
      await visitor.open(address)
      const form = formOf(page, story)
      const send = form.getByRole('button', { name: story.send })
      const failsAt = async (label: string, text: string) => {
        await send.click()
        await expect(field(form, label)).toBeFocused()
        await expect(field(form, label)).toHaveAccessibleDescription(text)
        await expect(form.locator('[aria-invalid]')).toHaveCount(1)
      }
      await failsAt(story.name, story.noName)
      await field(form, story.name).fill('Ada')
      await failsAt(story.phone, story.noPhone)
      await form.getByText(story.byMail, { exact: true }).click()
      await expect(field(form, story.phone)).toBeHidden()
      await failsAt(story.email, story.noEmail)
      // N4; the last may leave a moment after it is shown.
      await expect
        .poll(() => reports)
        .toMatchObject([
          { validation_error: true, error: story.noName, contactMethod: 'call' },
          { validation_error: true, error: story.noPhone, contactMethod: 'call' },
          { validation_error: true, error: story.noEmail, contactMethod: 'mail', page: address },
        ])
    })

    test('N3: asks for an answer in writing by keyboard alone', async ({
      page,
      visitor,
      stack,
    }) => {
      const email = `in-writing-${language}@keller.example`
      await visitor.open(address)
      const form = formOf(page, story)
      await field(form, story.name).focus()
      await page.keyboard.type('Ada Keller')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Tab')
      await expect(field(form, story.email)).toBeFocused()
      await page.keyboard.type(email)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: story.thanks })).toBeFocused()
      expect(await leadsFrom(stack, email)).toMatchObject([
        { contact: { type: 'mail', subject: story.subject, message: '' } },
      ])
    })

    test('E3: reads the server’s words under the form when it fails, an apology without any, and loses nothing', async ({
      page,
      visitor,
      trouble,
    }) => {
      trouble.expect(/status of 503/)
      await page.route('**/api/contact', (route) =>
        route.fulfill({ status: 503, json: { error: 'Please ring us.', field: null } }),
      )
      await visitor.open(address)
      const form = await askForCall(page, story, '021 555 09 09')
      const send = form.getByRole('button', { name: story.send })
      await send.click()
      const notice = form.getByRole('alert')
      await expect(notice).toHaveText('Please ring us.')
      await expect(notice).toBeFocused()
      // Both in one moment: the page scrolls to the words.
      const isBelow = await notice.evaluate(
        (words, button) =>
          words.getBoundingClientRect().top > (button?.getBoundingClientRect().bottom ?? Infinity),
        await send.elementHandle(),
      )
      expect(isBelow).toBe(true)
      await page.route('**/api/contact', (route) =>
        route.fulfill({ status: 503, body: 'a proxy’s page' }),
      )
      await send.click()
      await expect(notice).toHaveText(story.apology)
      await expect(field(form, story.phone)).toHaveValue('021 555 09 09')
      await expect(field(form, story.day)).toHaveValue('tuesday')
      await expect(field(form, story.message)).toHaveValue('Un site')
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('S7, N3: asks for a call on Tuesday at 10, corrects it and gets it through', async ({
        page,
        stack,
        trouble,
      }) => {
        trouble.expect(/status of 422/)
        const number = `${story.number.slice(0, -2)}44${language === 'fr' ? 1 : 2}`
        await page.goto(address)
        const form = await askForCall(page, story, '')
        await expect(field(form, story.email)).toBeHidden()
        await form.getByRole('button', { name: story.send }).click()
        const phone = field(form, story.phone)
        await expect(phone).toHaveAccessibleDescription(story.noPhone)
        await expect(phone).toBeFocused()
        await expect(field(form, story.company)).toHaveValue('Keller')
        await expect(field(form, story.day)).toHaveValue('tuesday')
        await expect(field(form, story.time)).toHaveValue('10:00')
        await phone.fill(number)
        await form.getByRole('button', { name: story.send }).click()
        const panel = page.getByRole('status').filter({ hasText: story.thanks })
        await expect(panel).toContainText(story.sent)
        const leads = await callsFrom(stack, number)
        expect(leads).toMatchObject([called(story, language)])
        for (const line of story.lines) expect(leads[0]?.contact.message).toContain(line)
        await panel.getByRole('link', { name: story.close }).click()
        await expect(page).toHaveURL(`${address}#contact`)
        await expect(field(form, story.name)).toHaveValue('')
      })

      test('F1: who wants a mail is asked for an address, and finds that choice again', async ({
        page,
        stack,
        trouble,
      }) => {
        trouble.expect(/status of 422/)
        const email = `plain-mail-${language}@keller.example`
        await page.goto(address)
        const form = formOf(page, story)
        await field(form, story.name).fill('Ada Keller')
        await form.getByText(story.byMail, { exact: true }).click()
        await expect(field(form, story.phone)).toBeHidden()
        await form.getByRole('button', { name: story.send }).click()
        await expect(field(form, story.email)).toHaveAccessibleDescription(story.noEmail)
        await expect(form.getByRole('radio', { name: story.byMail })).toBeChecked()
        await field(form, story.email).fill(email)
        await form.getByRole('button', { name: story.send }).click()
        await expect(page.getByText(story.sent)).toBeVisible()
        expect(await leadsFrom(stack, email)).toMatchObject([
          { contact: { type: 'mail', subject: story.subject } },
        ])
      })
    })
  })
}

test('S7: while it is sent the button is disabled, says so, and keeps its width; nothing flies for those who want less motion', async ({
  page,
  visitor,
}) => {
  const story = stories.en
  const confetti: string[] = []
  page.on('request', (request) => {
    if (/confetti/.test(request.url())) confetti.push(request.url())
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await hold(page, '**/api/contact')
  await visitor.open(`/en${path}`)
  const form = await askForCall(page, story, '021 555 05 05')
  const button = form.locator('[type=submit]')
  const width = async () => (await button.boundingBox())?.width
  const before = await width()
  await button.click()
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleName(story.sending)
  expect(await width()).toBe(before)
  await release()
  await expect(page.getByText(story.thanks)).toBeVisible()
  expect(confetti).toEqual([])
  await expect(page.locator('body > canvas[style*="pointer-events: none"]')).toHaveCount(0)
})

test('a choice made before the scripts came is the one that is asked about', async ({
  page,
  visitor,
  stack,
}) => {
  const story = stories.en
  const release = await hold(page, '**/assets/*.js')
  await page.goto(`/en${path}`)
  const form = formOf(page, story)
  await field(form, story.name).fill('Ada Keller')
  await form.getByText(story.byMail, { exact: true }).click()
  await field(form, story.email).fill('early-mail@keller.example')
  await release()
  await visitor.hydrated()
  await expect(form).toHaveJSProperty('noValidate', true)
  await expect(field(form, story.email)).toHaveValue('early-mail@keller.example')
  await form.getByRole('button', { name: story.send }).click()
  await expect(page.getByText(story.thanks)).toBeVisible()
  expect(await leadsFrom(stack, 'early-mail@keller.example')).toMatchObject([
    { contact: { type: 'mail' } },
  ])
})

test('axe has nothing to report on any state of the form, in either theme, on a phone and on a screen', async ({
  page,
  visitor,
  trouble,
}) => {
  trouble.expect(/ERR_FAILED .*\/api\/contact/)
  const story = stories.fr
  const nothing = async () => expect(await axeFindingsInThemes(page, [390, 1440])).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.open(`/fr${path}`)
  const form = formOf(page, story)
  const send = form.getByRole('button', { name: story.send })
  await nothing()
  await send.click()
  await expect(form.getByText(story.noName)).toBeVisible()
  await nothing()
  await askForCall(page, story, '021 555 06 06')
  await page.route('**/api/contact', (route) => route.abort())
  await send.click()
  await expect(form.getByRole('alert')).toBeVisible()
  await nothing()
  await neverScrollsSideways(page)
  await page.unroute('**/api/contact')
  await send.click()
  await expect(page.getByText(story.thanks)).toBeVisible()
  await nothing()
})
