import { printed } from '../support/printed.ts'
import { expect, test } from '../support/test.ts'

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
  for (const words of ['Ilsontsuivilejalon', 'Jeréparedespendules']) {
    expect(home).not.toContain(words)
  }
})

test('customers are named where the screen shows their marks', async ({ page, visitor }) => {
  for (const path of ['/fr', '/fr/services/website-design-development/web-new']) {
    await visitor.open(path)
    const words = (await printed(page)).map(({ letters }) => letters).join('')
    for (const name of ['FiduciaireArvanel', 'MusiqueauVallon']) expect(words).toContain(name)
  }
})

test('no heading is parted from what it is over', async ({ page, visitor }) => {
  await visitor.open('/en/services/artificial-intelligence-ai')
  const sheets = await printed(page)
  const questions = sheets.find(({ letters }) => letters.includes('Frequentlyaskedquestions'))
  expect(questions?.letters).toContain('Whatifitgetssomethingwrong')
  // Also over the question of the quiz that waits for an answer.
  const quiz = sheets.find(({ letters }) => letters.includes('Threequestions,onedirection'))
  expect(quiz?.letters).toContain('Whatbringsyouhere')
  await visitor.open('/en/dashboard')
  const [first] = await printed(page)
  expect(first?.letters).toContain('Visits,monthbymonth')
  expect(first?.letters).toContain('November2025')
  await visitor.open('/fr/services/hosting-and-maintenance')
  const why = (await printed(page)).find(({ letters }) => letters.includes('Pourquoicheznous'))
  expect(why?.letters).toContain('1personne')
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

test('the job board says on paper which positions are filled', async ({ page, visitor }) => {
  await visitor.open('/fr/career')
  const rows = page.getByRole('listitem').filter({ has: page.getByText('Pourvu') })
  const words = (await printed(page)).map(({ letters }) => letters).join('')
  expect(words.match(/Pourvu/g)).toHaveLength(await rows.count())
})
