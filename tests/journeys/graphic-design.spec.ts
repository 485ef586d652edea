import type { Page } from '@playwright/test'
import { field } from '../support/contact.ts'
import { leadsFrom } from '../support/inbox.ts'
import { expect, test } from '../support/test.ts'

const path = '/services/graphic-design'

const stories = [
  {
    lang: 'fr',
    ring: 'Une marque au millimètre',
    ask: /^Dessiner la vôtre/,
    price: /dès 95\sCHF/,
    works: 'Quatre choses que nous dessinons',
    excluded: 'La vectorisation d’un logo existant.',
    form: 'Parlons de votre marque',
    name: 'Nom et prénom',
    byMail: 'Par e-mail',
    email: 'E-mail',
    message: 'Votre message',
    send: 'Envoyer la demande',
    thanks: 'Merci — à très bientôt.',
    subject: `Intérêt — design graphique — Page\u00a0: /fr${path}`,
  },
  {
    lang: 'en',
    ring: 'A mark, to the millimetre',
    ask: /^Draw yours/,
    price: /from 95\sCHF/,
    works: 'Four things we draw',
    excluded: 'Redrawing an existing logo as vectors.',
    form: 'Let’s talk about your brand',
    name: 'Full name',
    byMail: 'By email',
    email: 'Email',
    message: 'Your message',
    send: 'Send request',
    thanks: 'Thanks — we’ll be in touch soon.',
    subject: `Interest — graphic design — Page: /en${path}`,
  },
] as const
type Story = (typeof stories)[number]

const part = (page: Page, name: string) => page.getByRole('region', { name })

/** What the badges in colour show, clockwise from the top. */
const inColour = (page: Page, { ring }: Story) =>
  part(page, ring)
    .locator('li[data-shown=true] img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')))

for (const story of stories) {
  const address = `/${story.lang}${path}`

  test.describe(`graphic design in ${story.lang}`, () => {
    test('R9, K5: a visitor reads what a logo costs from, the same everywhere, and asks for one', async ({
      page,
      visitor,
      editor,
      stack,
    }) => {
      await editor.publish('service-graphic-design', {
        figure: { _type: 'figure', amount: 95, from: true },
      })
      await visitor.open(address)
      await expect(page.getByRole('main').getByText(story.price)).toHaveCount(4)
      const works = part(page, story.works).getByRole('listitem')
      await expect(works).toHaveCount(4)
      await expect(works.first()).toContainText(story.price)
      await expect(page.getByText(story.excluded)).toBeVisible()
      await visitor.mark()
      await part(page, story.ring).getByRole('link', { name: story.ask }).click()
      const form = page.getByRole('form', { name: story.form })
      await expect(form).toBeInViewport()
      const email = `logo-${story.lang}@keller.example`
      await field(form, story.name).fill('Ada Keller')
      await form.getByText(story.byMail, { exact: true }).click()
      await field(form, story.email).fill(email)
      await field(form, story.message).fill('Un logo')
      await form.getByRole('button', { name: story.send }).click()
      await expect(page.getByRole('status').filter({ hasText: story.thanks })).toBeFocused()
      expect(await leadsFrom(stack, email)).toMatchObject([
        { contact: { type: 'mail', subject: story.subject, message: 'Un logo' } },
      ])
      await visitor.stayed()
    })

    test('R9: the short address leads to the one that counts, for good', async ({
      page,
      request,
    }) => {
      const moved = await request.get(`/${story.lang}/graphic-design`, { maxRedirects: 0 })
      expect(moved.status()).toBe(301)
      await page.goto(`/${story.lang}/graphic-design`)
      await expect(page).toHaveURL(address)
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical).toHaveAttribute('href', new RegExp(`/${story.lang}${path}$`))
    })

    test('S12: for those who want less motion three badges stay, with nothing to pause', async ({
      page,
      visitor,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.clock.install()
      await visitor.open(address)
      await part(page, story.ring).scrollIntoViewIfNeeded()
      const before = await inColour(page, story)
      await page.clock.runFor(20_000)
      expect(await inColour(page, story)).toEqual(before)
      await expect(part(page, story.ring).getByRole('button')).toHaveCount(0)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('S12: three badges are in colour, and the plate leads to the form', async ({ page }) => {
        await page.goto(address)
        const ring = part(page, story.ring)
        await expect(ring.locator('li[data-shown=true] img')).toHaveCount(3)
        await expect(ring.locator('li[data-shown=true] img').first()).toHaveCSS('opacity', '1')
        await expect(ring.getByRole('button')).toHaveCount(0)
        await ring.getByRole('link', { name: story.ask }).click()
        await expect(page.getByRole('form', { name: story.form })).toBeInViewport()
      })
    })
  })
}

const [french] = stories

test('S12: three badges are in colour and change places; pressed, the button stops them', async ({
  page,
  visitor,
}) => {
  await page.clock.install()
  await visitor.open(`/fr${path}`)
  await part(page, french.ring).scrollIntoViewIfNeeded()
  const before = await inColour(page, french)
  expect(before).toHaveLength(3)
  await expect.poll(() => inColour(page, french)).not.toEqual(before)
  await part(page, french.ring).getByRole('button', { name: 'Mettre en pause' }).click()
  const held = await inColour(page, french)
  await page.clock.runFor(20_000)
  expect(await inColour(page, french)).toEqual(held)
  await part(page, french.ring).getByRole('button', { name: 'Reprendre' }).click()
  await expect.poll(() => inColour(page, french)).not.toEqual(held)
})
