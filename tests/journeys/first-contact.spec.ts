import { contactStories, field, fillIn, quoteForm, typeQuote } from '../support/contact.ts'
import { glimpse } from '../support/glimpse.ts'
import { leadsFrom } from '../support/inbox.ts'
import { expect, test } from '../support/test.ts'

const readings = {
  fr: { article: 'Cinq pages suffisent souvent', project: 'Parler de votre projet' },
  en: { article: 'Five pages are often enough', project: 'Talk about your project' },
}

for (const language of ['fr', 'en'] as const) {
  const story = { ...contactStories[language], ...readings[language] }
  const blog = `/${language}/blog`
  const contact = `/${language}/contact`
  const nowhere = `/${language}/nowhere`
  const address = (way: string) => `first-${way}-${language}@keller.example`

  test.describe(language === 'fr' ? 'a visitor' : 'a visitor in the other language', () => {
    test('reads an article and asks for a quote', async ({ page, visitor, stack }) => {
      await visitor.open(blog)
      await visitor.mark()
      await page.getByRole('article').getByRole('link', { name: story.article }).click()
      await expect(page.getByRole('heading', { level: 1, name: story.article })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: story.project }).click()
      await expect(page).toHaveURL(contact)
      const form = quoteForm(page, story)
      const typed = await fillIn(form, story, address('reader'))
      await form.getByRole('button', { name: story.send }).click()
      await expect(page.getByRole('status').filter({ hasText: story.thanks })).toBeFocused()
      await visitor.stayed()
      expect(await leadsFrom(stack, typed.email)).toMatchObject([
        { language, contact: { type: 'quote', ...typed } },
      ])
    })

    test('books a call from the not-found page', async ({ page, visitor, stack, trouble }) => {
      trouble.expect(/status of 404/)
      const reported = page.waitForResponse('**/api/log404.php')
      await visitor.open(nowhere)
      expect((await reported).status()).toBe(204)
      await page.getByRole('main').getByRole('link', { name: story.call }).click()
      const dialog = page.getByRole('dialog', { name: story.call })
      await field(dialog, story.call_name).fill('Ada Keller')
      await field(dialog, story.call_email).fill(address('call'))
      await field(dialog, story.fields.phone).fill('021 555 01 02')
      await dialog.getByRole('button', { name: story.book }).click()
      await expect(dialog.getByRole('radio').first()).toBeFocused()
      await dialog.getByText(story.tuesday).click()
      const booked = glimpse(page, 'dialog [role=status]', story.booked)
      await dialog.getByRole('button', { name: story.book }).click()
      await booked
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(nowhere)
      expect(await leadsFrom(stack, address('call'))).toMatchObject([
        { language, contact: { type: 'schedule', slot: 'tue_1400' } },
      ])
    })

    test('does all of it by keyboard', async ({ page, visitor, stack, trouble }) => {
      trouble.expect(/status of 404/)
      await visitor.open(blog)
      await visitor.tabTo(page.getByRole('article').getByRole('link', { name: story.article }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: story.article })).toBeVisible()
      await visitor.tabTo(page.getByRole('main').getByRole('link', { name: story.project }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(contact)
      await visitor.tabTo(field(quoteForm(page, story), story.fields.name))
      await typeQuote(page, story, address('keys'))
      await expect(page.getByRole('status').filter({ hasText: story.thanks })).toBeFocused()
      expect(await leadsFrom(stack, address('keys'))).toHaveLength(1)

      await visitor.open(nowhere)
      const link = page.getByRole('main').getByRole('link', { name: story.call })
      await visitor.tabTo(link)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: story.call })
      await expect(field(dialog, story.call_name)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(link).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(field(dialog, story.call_name)).toBeFocused()
      for (const answer of ['Ada Keller', address('keys-call'), '021 555 01 02']) {
        await page.keyboard.type(answer)
        await page.keyboard.press('Tab')
      }
      // The first slot, which has the focus, then two further.
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await visitor.tabTo(dialog.getByRole('button', { name: story.book }))
      const booked = glimpse(page, 'dialog [role=status]', story.booked)
      await page.keyboard.press('Enter')
      await booked
      await expect(dialog).toBeHidden()
      await expect(link).toBeFocused()
      expect(await leadsFrom(stack, address('keys-call'))).toMatchObject([
        { contact: { slot: 'tue_1400' } },
      ])
    })

    test.describe('with JavaScript off', () => {
      test.use({ javaScriptEnabled: false })

      test('reads an article, asks for a quote, and books a call from the not-found page', async ({
        page,
        stack,
        trouble,
      }) => {
        trouble.expect(/status of 404/)
        await page.goto(blog)
        await page.getByRole('article').getByRole('link', { name: story.article }).click()
        await expect(page.getByRole('heading', { level: 1, name: story.article })).toBeVisible()
        await page.getByRole('main').getByRole('link', { name: story.project }).click()
        await expect(page).toHaveURL(contact)
        const quote = quoteForm(page, story)
        await fillIn(quote, story, address('plain'))
        await quote.getByRole('button', { name: story.send }).click()
        await expect(page.getByRole('status').filter({ hasText: story.thanks })).toBeVisible()
        expect(await leadsFrom(stack, address('plain'))).toHaveLength(1)

        await page.goto(nowhere)
        await page.getByRole('main').getByRole('link', { name: story.call }).click()
        await expect(page).toHaveURL(`${contact}#call`)
        const call = page.getByRole('form', { name: story.call })
        await field(call, story.call_name).fill('Ada Keller')
        await field(call, story.call_email).fill(address('plain-call'))
        await field(call, story.fields.phone).fill('021 555 01 02')
        await call.getByText(story.tuesday).click()
        await call.getByRole('button', { name: story.book }).click()
        await expect(page.getByText(story.booked)).toBeVisible()
        expect(await leadsFrom(stack, address('plain-call'))).toMatchObject([
          { language, contact: { type: 'schedule', slot: 'tue_1400' } },
        ])
      })
    })
  })
}
