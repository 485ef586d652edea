import { field, fillIn, contactStories as stories } from '../support/contact.ts'
import { leadsFrom } from '../support/inbox.ts'
import { expect, test } from '../support/test.ts'

const names = {
  fr: {
    ask: /^Demander un devis/,
    pro: 'Abonnement site – Professionnel',
    yearly: 'Annuel',
    note: 'Facturation à l’année',
    seo: 'Pack SEO – Expert',
  },
  en: {
    ask: /^Request a quote/,
    pro: 'Website plan – Professional',
    yearly: 'Yearly',
    note: 'Billed yearly',
    seo: 'SEO pack – Expert',
  },
} as const

/** The option of the form's list that a page comes with as chosen. */
const chosenIn = (html: string) => {
  const [list] = /<select[^>]* name="product".*?<\/select>/s.exec(html) ?? []
  return /<option[^>]* selected[^>]*>([^<]*)</.exec(list ?? '')?.[1]
}

for (const language of ['fr', 'en'] as const) {
  const story = stories[language]
  const name = names[language]
  const pricing = `/${language}/pricing`

  test.describe(`a plan chosen on the price list in ${language}`, () => {
    test('is chosen in the form, stays through a mistake, and is in the lead', async ({
      page,
      visitor,
      stack,
    }) => {
      // To press a link further up, a test jumps there at once: a smooth scroll under way would end where it is.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visitor.open(pricing)
      await visitor.mark()
      await visitor.plan('Expert').getByRole('link', { name: name.ask }).click()
      const product = page.locator('select[name=product]')
      await expect(product).toHaveValue(name.seo)
      await expect(page.getByRole('form')).toBeInViewport()
      await visitor.plan('Profession').getByRole('link', { name: name.ask }).click()
      await expect(page).toHaveURL(`${pricing}?plan=site-pro#contact`)
      await expect(product).toHaveValue(name.pro)
      await expect(page.getByRole('form')).toBeInViewport()
      await visitor.stayed()

      const form = page.getByRole('form')
      await form.getByRole('button', { name: story.send }).click()
      await expect(field(form, story.fields.name)).toBeFocused()
      await expect(product).toHaveValue(name.pro)
      const email = `plan-${language}@keller.example`
      await fillIn(form, story, email)
      await product.selectOption(name.pro)
      await form.getByRole('button', { name: story.send }).click()
      await expect(page.getByText(story.thanks)).toBeVisible()
      expect(await leadsFrom(stack, email)).toMatchObject([{ contact: { product: name.pro } }])
    })

    test('is asked for as it was chosen to be paid, in the lead too', async ({
      page,
      visitor,
      stack,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visitor.open(pricing)
      await page.getByText(name.yearly, { exact: true }).click()
      await visitor.plan('Profession').getByRole('link', { name: name.ask }).click()
      await expect(page).toHaveURL(`${pricing}?plan=site-pro&billing=yearly#contact`)
      const form = page.getByRole('form')
      await expect(form.getByText(name.note)).toBeVisible()
      const email = `yearly-${language}@keller.example`
      await fillIn(form, story, email)
      await page.locator('select[name=product]').selectOption(name.pro)
      await form.getByRole('button', { name: story.send }).click()
      await expect(page.getByText(story.thanks)).toBeVisible()
      const [lead] = await leadsFrom(stack, email)
      expect(lead?.contact.product).toBe(name.pro)
      expect(JSON.stringify(lead?.contact)).toContain(name.note)
    })

    test('is chosen though the form far below has not been hydrated yet', async ({
      page,
      visitor,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const address of [pricing, `${pricing}?plan=site-basic`]) {
        await page.goto(address)
        await visitor.awake()
        await visitor.plan('Profession').getByRole('link', { name: name.ask }).click()
        await expect(page.locator('select[name=product]')).toHaveValue(name.pro)
      }
      await page.goto(pricing)
      await visitor.awake()
      await page.getByText(name.yearly, { exact: true }).click()
      await visitor.plan('Profession').getByRole('link', { name: name.ask }).click()
      await expect(page.getByRole('form').getByText(name.note)).toBeVisible()
      await expect(page.locator('#contact')).toBeFocused()
    })

    test('keeps its name when the language is changed', async ({ page, visitor }) => {
      await visitor.open(`${pricing}?plan=site-pro#contact`)
      const product = page.locator('select[name=product]')
      await expect(product).toHaveValue(name.pro)
      const other = language === 'fr' ? 'en' : 'fr'
      const change = language === 'fr' ? 'Read this page in English' : 'Lire cette page en français'
      await page.getByRole('banner').getByRole('link', { name: change }).click()
      await expect(product).toHaveValue(names[other].pro)
    })

    test('is found in the form even if an editor has added it since', async ({
      page,
      visitor,
      editor,
      stack,
    }) => {
      const { _rev, ...plan } = (await stack.lake.client.getDocument('plan-seo-expert')) ?? {}
      await editor.create({
        ...plan,
        _id: 'plan-seo-grand',
        _type: 'plan',
        key: 'grand',
        name: { _type: 'localeString', fr: 'Grand', en: 'Grand' },
      })
      await visitor.open(`${pricing}?plan=seo-grand#contact`)
      await expect(page.locator('select[name=product]')).toHaveValue(/ – Grand$/)
      const withoutScripts = await page.request.get(`${pricing}?plan=seo-grand`)
      expect(chosenIn(await withoutScripts.text())).toMatch(/ – Grand$/)
    })

    test('follows from the page of a service: the form opens with that service', async ({
      page,
      visitor,
    }) => {
      await visitor.open(`/${language}/services/hosting-and-maintenance`)
      await visitor.mark()
      const contact = language === 'fr' ? 'Prendre contact' : 'Get in touch'
      await page.getByRole('main').getByRole('link', { name: contact }).click()
      await expect(page).toHaveURL(`/${language}/contact?product=hosting`)
      const hosting = language === 'fr' ? 'Hébergement' : 'Hosting'
      await expect(page.locator('select[name=product]')).toHaveValue(new RegExp(hosting))
      await visitor.stayed()
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('is chosen too, whichever plan it is', async ({ page }) => {
        await page.goto(pricing)
        const links = await page.locator('a[data-cta^=plan-]').evaluateAll((links) =>
          links.map((link) => ({
            href: link.getAttribute('href') ?? '',
            // What a click is counted under.
            cta: link.getAttribute('data-cta'),
            // "Chatbots, Pro" where another plan has the same name.
            plan: /\((?:.+, )?(.+)\)$/.exec(link.textContent ?? '')?.[1] ?? '',
          })),
        )
        expect(links).toHaveLength(17)
        expect(new Set(links.map(({ cta }) => cta)).size).toBe(14)
        for (const { href, plan } of links) {
          const html = await (await page.request.get(href)).text()
          expect(chosenIn(html), href).toMatch(new RegExp(`${plan}$`))
        }
        const [first] = links
        await page.goto(first?.href ?? '')
        await expect(page.locator('select[name=product]')).toHaveValue(
          new RegExp(`${first?.plan}$`),
        )
      })

      test('is still chosen when the form comes back with a mistake', async ({ page, trouble }) => {
        trouble.expect(/status of 422/)
        await page.goto(`${pricing}?plan=hosting-perform#contact`)
        const form = page.getByRole('form')
        const product = page.locator('select[name=product]')
        const chosen = await product.inputValue()
        expect(chosen).toMatch(/Perform$/)
        await fillIn(form, story, `plain-plan-${language}@keller.example`)
        await product.selectOption(chosen)
        await field(form, story.fields.name).fill('   ')
        await form.getByRole('button', { name: story.send }).click()
        await expect(field(form, story.fields.name)).toHaveAccessibleDescription(story.noName)
        await expect(product).toHaveValue(chosen)
      })
    })
  })
}
