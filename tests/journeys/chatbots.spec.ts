import type { Page } from '@playwright/test'
import { field } from '../support/contact.ts'
import { leadsFrom } from '../support/inbox.ts'
import { axeFindingsInThemes, neverScrollsSideways } from '../support/look.ts'
import { printed, withoutSpaces } from '../support/printed.ts'
import { expect, test } from '../support/test.ts'

const path = '/services/artificial-intelligence-ai/chatbots'

const stories = [
  {
    lang: 'fr',
    title: 'Il ouvre quand vous fermez.',
    trail: ['Accueil', 'Services', 'Intelligence artificielle', 'Chatbots'],
    toBots: /^Lancer un chatbot/,
    modes: 'Dans un coin, ou dans la page',
    popup: 'En popup',
    inline: 'Dans la page',
    open: 'Ouvrir l’assistant',
    close: 'Fermer',
    window: 'Assistant\u00a0: Cabinet Les Trois Tilleuls',
    question: 'Où puis-je me garer\u00a0?',
    answer: /Trois places devant la porte/,
    chat: 'Formulaire d’exemple dans la page',
    name: 'Nom et prénom',
    email: 'E-mail',
    sendChat: 'Transmettre',
    noName: 'Nom requis',
    noEmail: 'Email requis',
    thanks: /Merci, c’est noté/,
    approach: 'Quatre étapes jusqu’au sommet',
    plans: ['Essentiel', 'Pro', 'Ultime'],
    prices: ['15 CHF', '990 CHF', 'Sur devis'],
    form: /^Quelle question revient chaque jour/,
    byMail: 'Par e-mail',
    send: 'Envoyer la demande',
    sent: 'Merci — à très bientôt.',
    subject: `Intérêt — intelligence artificielle — Page\u00a0: /fr${path}`,
  },
  {
    lang: 'en',
    title: 'It opens when you close.',
    trail: ['Home', 'Services', 'Artificial intelligence', 'Chatbots'],
    toBots: /^Launch a chatbot/,
    modes: 'In a corner, or in the page',
    popup: 'As a popup',
    inline: 'In the page',
    open: 'Open the assistant',
    close: 'Close',
    window: 'Assistant: Cabinet Les Trois Tilleuls',
    question: 'Where can I park?',
    answer: /three spaces at the door/,
    chat: 'Example form in the page',
    name: 'Full name',
    email: 'Email',
    sendChat: 'Pass it on',
    noName: 'Name required',
    noEmail: 'Email required',
    thanks: /Thank you, got it/,
    approach: 'Four stages to the top',
    plans: ['Essential', 'Pro', 'Ultime'],
    prices: ['15 CHF', '990 CHF', 'On request'],
    form: 'Which question comes up every day?',
    byMail: 'By email',
    send: 'Send request',
    sent: 'Thanks — we’ll be in touch soon.',
    subject: `Interest — artificial intelligence — Page: /en${path}`,
  },
] as const

interface Thing {
  '@type': string
  itemListElement?: object[]
}

const part = (page: Page, name: string) => page.getByRole('region', { name })

for (const story of stories) {
  const address = `/${story.lang}${path}`

  test.describe(`chatbots in ${story.lang}`, () => {
    test('R12, K3, H2: a visitor comes from the AI page, reads four steps and three plans, and writes', async ({
      page,
      visitor,
      stack,
    }) => {
      await visitor.open(`/${story.lang}/services/artificial-intelligence-ai`)
      await page.getByRole('main').getByRole('link', { name: story.toBots }).first().click()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.title)
      const approach = part(page, story.approach).getByRole('listitem')
      await expect(approach).toHaveCount(4)
      for (const [place, name] of story.plans.entries()) {
        await expect(visitor.plan(name)).toContainText(spaced(story.prices[place]))
      }
      const facts = () => page.locator('script[type="application/ld+json"]').textContent()
      await expect.poll(facts).toContain('OfferCatalog')
      const things: Thing[] = JSON.parse((await facts()) ?? '')['@graph']
      const listed = (type: string) =>
        things.find((thing) => thing['@type'] === type)?.itemListElement
      expect(listed('OfferCatalog')).toMatchObject([
        { name: story.plans[0], price: 15, priceCurrency: 'CHF' },
        { name: story.plans[1], price: 990, priceCurrency: 'CHF' },
      ])
      expect(listed('BreadcrumbList')).toMatchObject(story.trail.map((name) => ({ name })))

      const form = page.getByRole('form', { name: story.form })
      const email = `chatbot-${story.lang}@cabinet.example`
      await field(form, story.name).fill('Anouk Jungo')
      await form.getByText(story.byMail, { exact: true }).click()
      await field(form, story.email).fill(email)
      await form.getByRole('button', { name: story.send }).click()
      await expect(page.getByRole('status').filter({ hasText: story.sent })).toBeFocused()
      expect(await leadsFrom(stack, email)).toMatchObject([
        { contact: { type: 'mail', subject: story.subject } },
      ])
    })

    test('S15, F7: the popup opens, answers and closes, by mouse and by keyboard; in the page the assistant asks for a name and an email, thanks, and sends nothing', async ({
      page,
      visitor,
    }) => {
      await visitor.open(address)
      const modes = part(page, story.modes)
      const opener = modes.getByRole('button', { name: story.open })
      const popup = modes.getByRole('dialog', { name: story.window })
      const close = popup.getByRole('button', { name: story.close })
      await expect(popup).toBeHidden()
      await opener.click()
      await expect(popup).toBeVisible()
      await expect(opener).toBeDisabled()
      await popup.getByText(story.question).click()
      await expect(popup.getByText(story.answer)).toBeVisible()
      await close.click()
      await expect(popup).toBeHidden()
      await expect(opener).toBeFocused()

      await page.keyboard.press('Enter')
      await expect(close).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()
      await expect(opener).toBeFocused()

      const chat = modes.getByRole('form', { name: story.chat })
      await expect(chat).toBeHidden()
      await modes.getByRole('radio', { name: story.popup }).focus()
      await page.keyboard.press('ArrowDown')
      await expect(modes.getByRole('radio', { name: story.inline })).toBeChecked()
      await expect(modes.getByRole('button', { name: story.open })).toBeHidden()

      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url())
      })
      await chat.getByRole('button', { name: story.sendChat }).click()
      await expect(chat.getByText(story.noName)).toBeVisible()
      await expect(field(chat, story.name)).toBeFocused()
      await page.keyboard.type('Anouk Jungo')
      await page.keyboard.press('Enter')
      await expect(chat.getByText(story.noEmail)).toBeVisible()
      await page.keyboard.type('anouk@cabinet.example')
      await page.keyboard.press('Enter')
      await expect(modes.getByRole('status').filter({ hasText: story.thanks })).toBeFocused()
      await expect(chat).toBeHidden()
      expect(sent).toEqual([])
      await expect(page).toHaveURL(address)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('S15, F7: both places can be read, and the form thanks without sending what was typed', async ({
        page,
      }) => {
        await page.goto(address)
        const modes = part(page, story.modes)
        await expect(modes.getByRole('dialog', { name: story.window })).toBeVisible()
        await expect(modes.getByRole('button', { name: story.open })).toBeHidden()
        await modes.getByText(story.question).click()
        await expect(modes.getByText(story.answer)).toBeVisible()
        const chat = modes.getByRole('form', { name: story.chat })
        await field(chat, story.name).fill('Anouk Jungo')
        await field(chat, story.email).fill('anouk@cabinet.example')
        await chat.getByRole('button', { name: story.sendChat }).click()
        await expect(modes.getByText(story.thanks)).toBeVisible()
        await expect(chat).toBeHidden()
        expect(page.url()).not.toContain('anouk')
      })
    })
  })
}

test('S15: the open popup and the assistant in the page hide nothing from assistive technology and fit every screen', async ({
  page,
  visitor,
}) => {
  const [{ modes, open, inline }] = stories
  await visitor.open(`/fr${path}`)
  await part(page, modes).getByRole('button', { name: open }).click()
  expect(await axeFindingsInThemes(page, [390, 1440])).toEqual([])
  await neverScrollsSideways(page)
  await part(page, modes).getByRole('radio', { name: inline }).check()
  expect(await axeFindingsInThemes(page, [390, 1440])).toEqual([])
  await neverScrollsSideways(page)
})

test('S15: on a tablet the client’s site stands whole in its window', async ({ page, visitor }) => {
  const { modes } = stories[1]
  await visitor.open(`/en${path}`)
  for (const width of [768, 900]) {
    await page.setViewportSize({ width, height: 900 })
    const box = await part(page, modes).locator('img:visible').first().boundingBox()
    expect(box && box.width / box.height).toBeCloseTo(1.6, 1)
    expect(box && box.x + box.width).toBeLessThan(width)
    // With nothing below it in the window.
    const window = await part(page, modes)
      .locator('img:visible')
      .first()
      .locator('../..')
      .boundingBox()
    expect(window && box && window.height - box.height).toBeLessThan(1)
  }
})

test('S15: on paper both assistants have said all they know', async ({ page, visitor }) => {
  await visitor.open(`/en${path}`)
  const words = (await printed(page)).map(({ letters }) => letters).join('')
  for (const said of ['The practice is closed', 'four minutes away', 'what it usually pays for']) {
    expect(words).toContain(withoutSpaces(said))
  }
})

/** A price as a page sets it, whatever spaces it has. */
const spaced = (price = '') => new RegExp(price.replace(' ', '\\s'))
