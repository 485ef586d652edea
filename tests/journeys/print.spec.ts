import { pageAddresses } from '../support/pages.ts'
import { printed, withoutSpaces } from '../support/printed.ts'
import { expect, test } from '../support/test.ts'

for (const { name, path, language } of pageAddresses) {
  test(`the page ${name} at ${path} can be printed: no sheet is blank, nothing lies over its words`, async ({
    page,
    visitor,
    stack,
    trouble,
  }) => {
    trouble.expect(/status of 404/)
    await visitor.open(path)
    // What surrounds a page comes with the first move.
    await page.mouse.move(4, 4)
    if (name !== 'home') await expect(page.locator('canvas').first()).toBeAttached()
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    const sheets = await printed(page)

    expect(sheets.flatMap(({ overlaps }) => overlaps)).toEqual([])
    expect(sheets.filter(({ letters }) => letters.length < 40)).toEqual([])
    const [first] = sheets
    expect(first?.letters).toContain(withoutSpaces(title ?? ''))
    expect(first?.letters.length).toBeGreaterThan(200)
    const all = sheets.map(({ letters }) => letters).join('')
    expect(all).not.toContain(language === 'fr' ? 'Alleraucontenu' : 'Skiptocontent')
    expect(all).toContain(`${stack.origin}${path}`)
  })
}

test('prices stand on paper, the folded ones too, and the words of customers do not', async ({
  page,
  visitor,
}) => {
  const paper = async () => (await printed(page)).map(({ letters }) => letters).join('')
  await visitor.open('/fr/pricing')
  const prices = await paper()
  for (const price of ['250CHF', '1200CHF', '490CHF', '15CHF', '360CHF']) {
    expect(prices).toContain(price)
  }
  await visitor.open('/fr')
  const home = await paper()
  expect(home).toContain('dès89CHF')
  expect(home).not.toContain('FiduciaireArvanel')
})

test('links are followed by where they lead', async ({ page, visitor, stack }) => {
  await visitor.open('/en/blog/opening-hours')
  const words = (await printed(page)).map(({ letters }) => letters).join('')
  expect(words).toContain('(https://www.local.ch)')
  expect(words).toContain(`(${stack.origin}/en/services/seo-visibility)`)
})

test('a sign that leads nowhere has no address', async ({ page, visitor, stack }) => {
  await visitor.open('/en/services/website-design-development/web-refresh')
  const words = (await printed(page)).map(({ letters }) => letters).join('')
  expect(words).toContain('Websitedesign&development')
  expect(words).not.toMatch(new RegExp(`${stack.origin}(?!/)`))
})
