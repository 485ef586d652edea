import type { StudioEditor } from '../support/studio.ts'
import { expect, test } from '../support/studio-test.ts'

// The Studio draws the lines of a list that are in sight, and some around them.
test.use({ viewport: { width: 1280, height: 1600 } })

/** The sections in the list of the open page, or those of one type. */
const section = (studio: StudioEditor, name?: string) =>
  studio.field('sections').getByRole('group', name === undefined ? {} : { name, exact: true })

/** Adds a section by its card in the picker, and opens nothing else. */
async function add(studio: StudioEditor, name: string) {
  await studio.page.getByRole('button', { name: 'Add a section' }).click()
  await studio.page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

test('an editor starts a landing page from its template, publishes it and puts it in the menu', async ({
  page,
  visitor,
  studio,
  stack,
  trouble,
}) => {
  const { client } = stack.lake
  const navigation = await client.getDocument('navigation')
  const path = '/fr/your-site-in-twenty-days'
  trouble.expect(new RegExp(`status of 404 .*\\(${stack.origin}${path}\\)`))
  expect((await page.goto(path))?.status()).toBe(404)

  await studio.enter('Demo editor')
  await studio.walk('Pages', 'New page')
  await studio.page.getByRole('link', { name: 'Landing page' }).click()
  await expect(studio.field('title.fr').getByRole('textbox')).toHaveValue(
    'Votre site en vingt jours',
  )
  await expect(section(studio, 'Wall of testimonials')).toBeVisible()
  await studio.field('title.fr').getByRole('textbox').fill('Vingt jours, pas plus')
  await studio.page.getByRole('tab', { name: 'Address and search engines' }).click()
  await studio.page.getByRole('button', { name: 'Make it from the title' }).click()
  await studio.publishChanges()
  await expect.poll(async () => (await page.goto(path))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Votre site,\s+en vingt jours/)
  const html = await page.content()
  expect(html).not.toContain('undefined')

  await studio.choose('Show in menus…')
  const menus = studio.page.getByRole('dialog', { name: 'Menus with this page' })
  await menus.getByLabel('Header').click({ force: true })
  await expect(visitor.link('Vingt jours, pas plus')).toBeVisible()
  await page.goto('/en')
  await expect(visitor.link('Your site in twenty days')).toHaveAttribute(
    'href',
    '/en/your-site-in-twenty-days',
  )
  await expect(menus.getByLabel('Header')).toBeChecked()
  await menus.getByLabel('Header').click({ force: true })
  await expect(visitor.link('Your site in twenty days')).toBeHidden()
  if (navigation) await client.createOrReplace(navigation)
  await client.delete({ query: '*[_type == "page" && path == "/your-site-in-twenty-days"]' })
})

test('an editor builds a page from sections, moves, doubles and hides them, and visits it', async ({
  page,
  studio,
  stack,
}) => {
  const { client } = stack.lake
  const headings = page.locator('main').getByRole('heading', { level: 2 })
  await studio.enter('Demo editor')
  await studio.walk('Pages', 'New page')
  await studio.page.getByRole('link', { name: 'Empty page' }).click()
  const title = (language: 'fr' | 'en') => studio.field(`title.${language}`).getByRole('textbox')
  await expect(title('fr')).toBeEditable()
  await title('fr').fill('Nos ateliers')
  await title('en').fill('Our workshops')

  await test.step('chooses sections by picture and sentence', async () => {
    await studio.page.getByRole('button', { name: 'Add a section' }).click()
    const picker = studio.page.getByRole('dialog')
    const card = picker.getByRole('button', { name: 'Contact details' })
    await expect(card).toContainText('as they stand in the settings')
    const picture = card.locator('img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640)
    await picker.getByRole('button', { name: 'Top of the page' }).click()
    await expect(card).toBeHidden()
    await picker.getByRole('button', { name: 'Page header' }).click()
  })
  const inDialog = (path: string) =>
    studio.page.getByTestId(new RegExp(`^field-sections.*${path}$`))
  await inDialog('title.fr').getByRole('textbox').fill('Apprendre en faisant.')
  await inDialog('title.en').getByRole('textbox').fill('Learn by doing.')
  await closeItem(studio)
  await add(studio, 'Contact details')
  await inDialog('title.fr').getByRole('textbox').fill('Nous trouver')
  await inDialog('title.en').getByRole('textbox').fill('Find us')
  await closeItem(studio)
  await add(studio, 'Form to book a call')
  await inDialog('title.fr').getByRole('textbox').fill('Réserver un appel')
  await inDialog('title.en').getByRole('textbox').fill('Book a call')
  await closeItem(studio)

  await test.step('says where it stands and what search engines read', async () => {
    await studio.page.getByRole('tab', { name: 'Address and search engines' }).click()
    await studio.page.getByRole('button', { name: 'Make it from the title' }).click()
    await expect(studio.field('path').getByRole('textbox')).toHaveValue('/our-workshops')
    await studio.field('seo.description.fr').getByRole('textbox').fill('Des ateliers brefs.')
    await studio.field('seo.description.en').getByRole('textbox').fill('Short workshops.')
    await studio.page.getByRole('tab', { name: 'Content', exact: true }).click()
  })
  await studio.publishChanges()
  await expect.poll(async () => (await page.goto('/en/our-workshops'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn by doing.')
  await expect(headings).toHaveText(['Find us', 'Book a call'])
  await page.goto('about:blank')

  await test.step('moves one by its handle', async () => {
    const handle = section(studio, 'Form to book a call').locator('[data-ui=DragHandleButton]')
    const from = await handle.boundingBox()
    const to = await section(studio, 'Contact details').boundingBox()
    if (!from || !to) throw new Error('both sections are in sight')
    await studio.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await studio.page.mouse.down()
    await studio.page.mouse.move(from.x + 10, to.y + to.height / 2, { steps: 12 })
    await studio.page.mouse.move(from.x + 10, to.y + 4, { steps: 4 })
    await studio.page.mouse.up()
    await expect(section(studio).nth(1)).toHaveAccessibleName('Form to book a call')
  })

  await test.step('doubles one and hides the double', async () => {
    await section(studio, 'Contact details').getByTestId('array-item-menu-button').click()
    await studio.page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(section(studio, 'Contact details')).toHaveCount(2)
    await closeItem(studio)
    await section(studio, 'Contact details').last().getByRole('button', { name: 'Hide' }).click()
    await expect(section(studio, 'Contact details').last()).toContainText('hidden')
  })
  await studio.publishChanges()
  await page.goto('/en/our-workshops')
  await expect(headings).toHaveText(['Book a call', 'Find us'])
  await section(studio, 'Contact details')
    .last()
    .getByRole('button', { name: 'Show to visitors' })
    .click()
  await studio.publishChanges()
  await expect(headings).toHaveText(['Book a call', 'Find us', 'Find us'])
  await client.delete({ query: '*[_type == "page" && path == "/our-workshops"]' })
})

test('a viewer can neither make a page nor hide a section', async ({ studio }) => {
  await studio.enter('Demo viewer')
  await studio.walk('Pages', 'New page')
  await expect(studio.page.getByText('Viewers cannot make pages.')).toBeVisible()
  await studio.walk('Pricing')
  await expect(section(studio, 'Timetable of plans')).toBeVisible()
  await expect(
    section(studio, 'Timetable of plans').getByRole('button', { name: 'Hide' }),
  ).toBeDisabled()
  await expect(studio.page.getByRole('button', { name: 'Add a section' })).toBeDisabled()
})

test('services are put in order by dragging, by keyboard too, and visitors see it', async ({
  page,
  studio,
  stack,
}) => {
  const { client } = stack.lake
  const before = await client.fetch<{ _id: string; order: number }[]>(
    '*[_type == "service"]{_id, order}',
  )
  const ordered = () =>
    client.fetch<string[]>('*[_type == "service"] | order(order asc)[0...3].title.en')
  const [first, second, third] = await ordered()
  await page.goto('/en/contact')
  const offered = page.locator('select[name=product] option')

  await studio.enter('Demo editor')
  await studio.walk('Services')
  const handle = (name: string | undefined) =>
    studio.page.getByRole('button', { name: `Move ${name}`, exact: true })
  await expect(handle(first)).toBeVisible()
  await handle(first).focus()
  await studio.page.keyboard.press('Space')
  await expect(studio.page.getByText(`${first} is at place 1 of`)).toBeAttached()
  // The list hears the arrows from a timer on that may still be due: one set now rings after it.
  await studio.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await studio.page.keyboard.press('ArrowDown')
  await expect(studio.page.getByText(`${first} is at place 2 of`)).toBeAttached()
  await studio.page.keyboard.press('Space')
  await expect.poll(ordered).toEqual([second, first, third])

  // What is dragged is dropped at a place of the list as it then stands, once a row stands still (`hover`).
  const names = studio.page.getByRole('button', { name: /^Move / })
  await expect(names.nth(0)).toHaveAccessibleName(`Move ${second}`)
  await handle(second).hover({ trial: true })
  const to = await handle(second).boundingBox()
  if (!to) throw new Error('the service is in sight')
  await handle(third).hover()
  await studio.page.mouse.down()
  await studio.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
  await studio.page.mouse.up()
  await expect.poll(ordered).toEqual([third, second, first])
  await expect.poll(async () => (await offered.allTextContents())[1]).toContain(String(third))

  // Nor must whoever has a pointer drag.
  const up = studio.page.getByRole('button', { name: `${first}: up`, exact: true })
  await up.click()
  await expect.poll(ordered).toEqual([third, first, second])
  await expect(up).toBeFocused()

  const transaction = client.transaction()
  for (const { _id, order } of before) transaction.patch(_id, { set: { order } })
  await transaction.commit()
})

/** Closes the form of a section, which stands over that of its page. */
async function closeItem(studio: StudioEditor) {
  // A section that was doubled opens without taking the keyboard.
  await studio.page.getByRole('dialog').getByRole('textbox').first().focus()
  await studio.page.keyboard.press('Escape')
  await expect(studio.page.getByRole('dialog')).toHaveCount(0)
}
