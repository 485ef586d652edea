import { field } from '../support/contact.ts'
import { callsFrom } from '../support/inbox.ts'
import { axeFindings, neverScrollsSideways } from '../support/look.ts'
import { plain } from '../support/plain.ts'
import { expect, test } from '../support/test.ts'

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a finger that scrolls past a slider sets nothing', async ({ page, visitor }) => {
    await visitor.open('/en/services/lead-generation')
    const slider = page.getByRole('slider').first()
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const box = await slider.boundingBox()
    if (!box) throw new Error('There is no slider')
    const [x, y] = [box.x + box.width * 0.9, box.y + box.height / 2]
    const before = { value: await slider.inputValue(), at: await page.evaluate(() => scrollY) }
    const touch = await page.context().newCDPSession(page)
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints })
    await send('touchStart', { x, y })
    for (let moved = 10; moved <= 150; moved += 10)
      await send('touchMove', { x: x + 2, y: y - moved })
    await send('touchEnd')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before.at + 50)
    expect(await slider.inputValue()).toBe(before.value)
  })
})

const stories = [
  {
    lang: 'fr',
    tool: 'Où irait votre budget',
    budget: /^Budget publicitaire/,
    goal: 'Objectif',
    sell: 'Vendre en ligne',
    example:
      '1 500 CHF par mois : Recherche 890 CHF, Carte et alentours 440 CHF et Reciblage 170 CHF.',
    result:
      '3 000 CHF par mois : Recherche 900 CHF, Carte et alentours 150 CHF, Réseaux sociaux 750 CHF, Fiches produits 900 CHF et Reciblage 300 CHF.',
    attach: 'Joindre à ma demande',
    attached: 'Joint à votre demande',
    form: 'Chiffrons votre campagne',
    name: 'Nom et prénom',
    phone: 'Téléphone',
    message: 'Votre message',
    send: 'Envoyer la demande',
    thanks: 'Merci — à très bientôt.',
    number: '021 555 14 01',
    lines: [
      'Où irait votre budget',
      'Budget publicitaire par mois : 3 000 CHF',
      'Objectif : Vendre en ligne',
    ],
    own: 'Pour la rentrée.',
  },
  {
    lang: 'en',
    tool: 'Where your budget would go',
    budget: /^Advertising budget/,
    goal: 'Goal',
    sell: 'Sell online',
    example: '1,500 CHF a month: Search 890 CHF, Map and nearby 440 CHF and Remarketing 170 CHF.',
    result:
      '3,000 CHF a month: Search 900 CHF, Map and nearby 150 CHF, Social networks 750 CHF, Product listings 900 CHF and Remarketing 300 CHF.',
    attach: 'Add to my request',
    attached: 'Added to your request',
    form: 'Let’s cost your campaign',
    name: 'Full name',
    phone: 'Phone',
    message: 'Your message',
    send: 'Send request',
    thanks: 'Thanks — we’ll be in touch soon.',
    number: '021 555 14 02',
    lines: [
      'Where your budget would go',
      'Advertising budget a month: 3,000 CHF',
      'Goal: Sell online',
    ],
    own: 'For September.',
  },
] as const

for (const story of stories) {
  const address = `/${story.lang}/services/paid-media`

  test(`R14: a visitor in ${story.lang} works out a budget by keyboard, sends the address to a colleague and the result with a request`, async ({
    page,
    visitor,
    stack,
  }) => {
    const html = await (await page.request.get(address)).text()
    expect(plain(html)).toContain(story.example)
    await visitor.open(address)
    const tool = page.getByRole('region', { name: story.tool })
    const budget = tool.getByRole('slider', { name: story.budget })
    await budget.focus()
    for (let step = 0; step < 15; step++) await page.keyboard.press('ArrowRight')
    await tool.getByLabel(story.goal).selectOption(story.sell)
    await expect(tool.getByRole('status')).toContainText(story.result)
    await expect(page).toHaveURL(/\?adBudget=3000&goal=2$/)

    // What the address shows to whoever opens it.
    await page.reload()
    await expect(tool.getByRole('status')).toContainText(story.result)
    await expect(budget).toHaveValue('3000')

    await tool.getByRole('link', { name: story.attach }).click()
    const form = page.getByRole('form', { name: story.form })
    await expect(form).toBeInViewport()
    await expect(form.getByRole('group', { name: story.attached })).toContainText(story.result)
    await field(form, story.name).fill('Ada Keller')
    await field(form, story.phone).fill(story.number)
    await field(form, story.message).fill(story.own)
    await form.getByRole('button', { name: story.send }).click()
    await expect(page.getByRole('status').filter({ hasText: story.thanks })).toBeFocused()
    const [lead] = await callsFrom(stack, story.number)
    const message = plain(lead?.contact.message)
    for (const line of [...story.lines, story.result, story.own]) expect(message).toContain(line)
    expect(message).toContain(`${stack.origin}${address}?adBudget=3000&goal=2\n\n${story.own}`)
  })
}

// By day, and on a large screen by night, `every-address.spec.ts` looks at each of the tools.
for (const name of ['social-media', 'e-commerce']) {
  test(`R14: ${name} has no barrier on a phone by night`, async ({ page, visitor }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await visitor.open(`/en/services/${name}`)
    expect(await axeFindings(page)).toEqual([])
  })
}

for (const [width, height] of [
  [320, 640],
  [640, 360],
] as const) {
  test(`R14: at ${width} by ${height} a visitor sees the key figure change while setting the last one`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width, height })
    await visitor.open('/en/services/lead-generation')
    const tool = page.getByRole('region').filter({ has: page.getByRole('slider') })
    const last = tool.getByRole('slider', { name: /^Visits that become/ })
    await last.focus()
    const figure = tool.getByText('per enquiry').first()
    await expect(figure).toBeInViewport()
    const line = figure.locator('..')
    const before = await line.textContent()
    await page.keyboard.press('ArrowRight')
    await expect(line).not.toHaveText(before ?? '')
    const [held, slider] = [await line.boundingBox(), await last.boundingBox()]
    expect((held?.y ?? 0) + (held?.height ?? 0)).toBeLessThanOrEqual(slider?.y ?? 0)
    expect(held?.height).toBeLessThan(height / 6)
    await neverScrollsSideways(page)
    await tool.getByRole('link', { name: 'Add to my request' }).scrollIntoViewIfNeeded()
    await expect(figure).not.toBeInViewport()
  })
}
