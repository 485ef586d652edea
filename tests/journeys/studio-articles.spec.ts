import { join } from 'node:path'
import { expect, test } from '../support/studio-test.ts'

test.use({ viewport: { width: 1440, height: 1200 } })

const images = join(import.meta.dirname, '../../packages/seed/images')
const picture = join(images, 'five-pages.png')

test('an editor writes an article with a link and an image in it, and visitors read it', async ({
  page,
  studio,
  stack,
}) => {
  const { client } = stack.lake
  await studio.enter('Demo editor')
  await studio.walk('Blog')
  await studio.page.getByTestId('action-intent-button').click()
  const text = (path: string) => studio.field(path).getByRole('textbox')
  await expect(text('title.fr')).toBeEditable()
  await text('title.fr').fill('Un site qui se lit à voix haute')
  await text('title.en').fill('A site that reads aloud')
  await studio.field('slug').getByRole('button', { name: 'Generate' }).click()
  await expect(text('slug')).toHaveValue('a-site-that-reads-aloud')
  await studio.field('category').getByRole('combobox').selectOption({ label: 'Design' })
  await text('date').fill('04.05.2026')
  await text('excerpt.fr').fill('Ce que l’on entend quand on ne voit pas.')
  await text('excerpt.en').fill('What you hear when you cannot see.')

  const french = studio.field('content.fr')
  await french.getByTestId('fullscreen-button-expand').click()
  const writing = studio.page.getByTestId('document-panel-portal').getByTestId('pt-editor')
  await writing.getByRole('textbox').click()
  await studio.page.keyboard.type('Fermez les yeux et ouvrez votre site.')
  await studio.page.keyboard.press('Enter')

  const paste = (copied: string) =>
    writing
      .getByRole('textbox')
      .first()
      .evaluate((element, html) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', html)
        const paste = { clipboardData, bubbles: true, cancelable: true }
        element.dispatchEvent(new ClipboardEvent('paste', paste))
      }, copied)

  await test.step('pastes two paragraphs over words, which are gone', async () => {
    await studio.page.keyboard.type('À remplacer')
    await expect(writing).toContainText('À remplacer')
    // The editor takes a moment to know what is selected: once it is strong, it does.
    await expect(async () => {
      await studio.page.keyboard.press('Shift+Home')
      await studio.page.keyboard.press('ControlOrMeta+b')
      await expect(writing.locator('strong')).toHaveText('À remplacer', { timeout: 1_000 })
    }).toPass()
    await paste('<p>Avec un <a href="https://www.w3.org/">lien</a></p><p>et sa suite</p>')
    await expect(writing).toContainText('et sa suite')
    await expect(writing).not.toContainText('À remplacer')
  })
  await studio.page.keyboard.press('Enter')

  await test.step('pastes a line of a web page, which keeps its link', async () => {
    await paste(
      '<p>Lisez <a href="https://www.w3.org/WAI/">les <b>règles</b></a> et <a href="file:///C:/n.docx">nos notes</a>.</p>',
    )
    await expect(writing).toContainText('Lisez les règles et nos notes.')
  })

  await test.step('is told that a copied picture stayed behind', async () => {
    await studio.page.keyboard.press('Enter')
    await paste('<p>Une image :</p><img src="https://example.ch/a.png" alt="">')
    const notice = studio.page.getByRole('alert').filter({ hasText: 'Not everything' })
    await expect(notice).toContainText('An image was left out: add it with “Image”.')
    await expect(writing).toContainText('Une image :')
  })
  await studio.page.keyboard.press('Enter')
  await studio.page.keyboard.type('Cela se compare à nos prix')

  await test.step('turns a word into a link to a page', async () => {
    await expect(writing).toContainText('à nos prix')
    // The editor puts the caret where it thinks it is a moment after the last letter.
    await expect(async () => {
      await studio.page.keyboard.press('Control+End')
      await studio.page.keyboard.press('Control+Shift+ArrowLeft')
      const marked = await studio.page.evaluate(() => getSelection()?.toString())
      expect(marked).toBe('prix')
    }).toPass()
    await writing.getByTestId('action-button-textLink').locator('visible=true').first().click()
    const target = studio.page.getByTestId('reference-input')
    await expect(
      studio.page.getByText('Page, service, article or case study', { exact: true }),
    ).toBeVisible()
    await target.getByRole('combobox').fill('Pricing')
    const found = studio.page.getByTestId('autocomplete-popover')
    await found.getByRole('option').filter({ hasText: '/pricing' }).first().click()
    await expect(target).toBeHidden()
    await studio.page.keyboard.press('Escape')
  })

  await test.step('puts an image between the paragraphs, and says what it shows', async () => {
    await writing.getByRole('textbox').first().click()
    await studio.page.keyboard.press('Control+End')
    await writing
      .getByTestId('textImage-insert-menu-button')
      .locator('visible=true')
      .first()
      .click()
    const image = studio.page.getByRole('dialog')
    await image.locator('input[type=file]').first().setInputFiles(picture)
    await image
      .getByTestId(/\.alt$/)
      .getByRole('textbox')
      .fill('Cinq pages posées sur une table')
    await expect(image.locator('img').first()).toBeVisible()
    await studio.page.keyboard.press('Escape')
  })
  await studio.page.getByTestId('fullscreen-button-collapse').click()
  await studio.field('content').getByRole('button', { name: 'Copy the French text' }).click()
  await expect(studio.field('content.en')).toContainText('Fermez les yeux')
  await studio.publishChanges()

  await expect
    .poll(async () => (await page.goto('/fr/blog/a-site-that-reads-aloud'))?.status())
    .toBe(200)
  const article = page.getByRole('main')
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(
    'Un site qui se lit à voix haute',
  )
  await expect(article.getByRole('link', { name: 'prix' })).toHaveAttribute('href', '/fr/pricing')
  await expect(article.getByRole('link', { name: 'les règles' })).toHaveAttribute(
    'href',
    'https://www.w3.org/WAI/',
  )
  await expect(article.getByText('Lisez les règles et nos notes.')).toBeVisible()
  const shown = article.getByRole('img', { name: 'Cinq pages posées sur une table' })
  await shown.scrollIntoViewIfNeeded()
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  const written = '*[slug.current == "a-site-that-reads-aloud"]'
  expect(await client.fetch(`${written}.date`)).toEqual(['2026-05-04'])
  await client.delete({ query: written })
})

test('an editor uploads an image, crops it, sets what must stay in sight, describes it twice, and puts another in its place', async ({
  page,
  studio,
  stack,
}) => {
  const { client } = stack.lake
  const id = 'article-opening-hours'
  const before = await client.getDocument(id)
  await client.patch(id).unset(['cover']).commit()
  await studio.hasSignedIn('Demo editor')
  await studio.open('article', id)
  const cover = studio.page.getByTestId('image-input').first()
  await cover.locator('input[type=file]').first().setInputFiles(picture)
  await expect(cover.getByTestId('hotspot-image-input')).toBeVisible()
  await studio.field('cover.alt.fr').getByRole('textbox').fill('Une carte et cinq pages')
  await studio.field('cover.alt.en').getByRole('textbox').fill('A map and five pages')

  await cover.getByRole('button', { name: 'Open image edit dialog' }).click()
  const dialog = studio.page.getByRole('dialog')
  const shape = dialog.locator('svg image').first()
  await expect(shape).toBeVisible()
  const box = await shape.boundingBox()
  if (!box) throw new Error('the picture is in sight')
  const drag = async (from: [number, number], to: [number, number]) => {
    const [at, goal] = [from, to].map(([x, y]) => [box.x + x * box.width, box.y + y * box.height])
    await studio.page.mouse.move(at?.[0] ?? 0, at?.[1] ?? 0)
    await studio.page.mouse.down()
    await studio.page.mouse.move(goal?.[0] ?? 0, goal?.[1] ?? 0, { steps: 10 })
    await studio.page.mouse.up()
  }
  // The handle of the circle lies where its lower right eighth ends; that of the crop in the corner.
  const eighth = 0.5 + Math.SQRT1_2 / 2
  await drag([eighth, eighth], [0.7, 0.7])
  const draft = () => client.getDocument(`drafts.${id}`)
  await expect.poll(async () => (await draft())?.cover?.hotspot?.width ?? 1).toBeLessThan(0.8)
  await drag([0, 0], [0.25, 0.25])
  await expect.poll(async () => (await draft())?.cover?.crop?.left ?? 0).toBeGreaterThan(0.15)
  await studio.page.keyboard.press('Escape')
  await studio.publishChanges()

  await page.goto(`/en/blog/${before?.slug.current}`)
  const shown = page.getByRole('img', { name: 'A map and five pages' })
  await expect(shown).toBeVisible()
  // The part that is left of the picture; what must stay in sight is looked for in the rest of it.
  const source = () => shown.evaluate((img: HTMLImageElement) => img.currentSrc)
  await expect.poll(source).toMatch(/[?&]rect=[1-9]\d*,[1-9]\d*,\d+,\d+/)

  await cover.getByTestId('options-menu-button').click()
  const chooser = studio.page.waitForEvent('filechooser')
  await studio.page.getByText('Upload', { exact: true }).click()
  await (await chooser).setFiles(join(images, 'opening-hours.png'))
  const notice = studio.page.getByRole('alert').filter({ hasText: 'fit the new image?' })
  await expect(notice).toContainText('It says: “A map and five pages”.')
  await expect
    .poll(async () => (await draft())?.cover)
    .toEqual({
      _type: 'localeImage',
      alt: expect.objectContaining({ en: 'A map and five pages' }),
      asset: { _type: 'reference', _ref: expect.stringMatching(/^image-/) },
    })
  await client.delete(`drafts.${id}`)
  if (before) await client.createOrReplace(before)
})

test('an editor whose upload fails reads why, and the document stays as it was', async ({
  studio,
  stack,
  trouble,
}) => {
  trouble.expect(/status of 415/)
  const { client } = stack.lake
  const id = 'article-opening-hours'
  const before = await client.getDocument(id)
  await client.patch(id).unset(['cover']).commit()
  await studio.hasSignedIn('Demo editor')
  await studio.open('article', id)
  const cover = studio.page.getByTestId('image-input').first()
  const broken = { name: 'team.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await cover.locator('input[type=file]').first().setInputFiles(broken)
  const notice = studio.page.getByRole('alert').filter({ hasText: '“team.png” was not uploaded' })
  await expect(notice).toContainText('This is not an image the lake accepts')
  await expect(studio.page.getByText('See the console')).toBeHidden()
  expect(await client.getDocument(`drafts.${id}`)).toBeFalsy()

  await cover.locator('input[type=file]').first().setInputFiles(picture)
  await expect(cover.getByTestId('hotspot-image-input')).toBeVisible()
  const shown = cover.locator('img').first()
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await expect
    .poll(async () => (await client.getDocument(`drafts.${id}`))?.cover)
    .toEqual({
      _type: 'localeImage',
      asset: { _type: 'reference', _ref: expect.stringMatching(/^image-/) },
    })
  await client.delete(`drafts.${id}`)
  if (before) await client.createOrReplace(before)
})

test('the pictures to select from are there to be seen', async ({ studio }) => {
  await studio.hasSignedIn('Demo editor')
  await studio.open('testimonial', 'testimonial-01')
  const photo = studio.page.getByTestId('image-input').first()
  await photo.getByRole('button', { name: 'Select' }).click()
  const pictures = studio.page.getByRole('dialog').locator('img')
  await expect(pictures.first()).toBeVisible()
  await expect
    .poll(() =>
      pictures.evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true)
})
