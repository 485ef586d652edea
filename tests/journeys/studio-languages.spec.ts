import { expect, test } from '../support/studio-test.ts'

// The Studio draws the lines of a list that are in sight, and some around them.
test.use({ viewport: { width: 1280, height: 1600 } })

test('an editor translates a page, is warned of what is missing, and publishes it all the same', async ({
  page,
  studio,
  stack,
}) => {
  const { client } = stack.lake
  const page_ = await client.getDocument('page-contact')
  await client
    .patch('page-contact')
    .unset(['title.en', 'sections[_type=="pageHeader"].title.en'])
    .commit()
  await page.goto('/en/contact')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(
    heading.locator('[lang=fr]').or(heading.and(page.locator('[lang=fr]'))),
  ).toBeVisible()

  await studio.enter('Demo editor')
  await studio.walk('Pages')
  const line = studio.page.getByRole('link', { name: /^Contact/ }).first()
  await expect(line).toContainText('fr ✓ en: 2 missing')
  await line.click()
  await expect(studio.field('title').getByText('English missing')).toBeVisible()
  const header = studio.field('sections').getByRole('group', { name: 'Page header' })
  await expect(header).toContainText('English missing')

  await test.step('translates one of two texts and publishes: the other is warned of, not in the way', async () => {
    await studio.field('title.en').getByRole('textbox').fill('Contact us')
    await expect(studio.field('title').getByText('English missing')).toBeHidden()
    await studio.publishChanges()
    await expect(line).toContainText('en: 1 missing')
    await expect(header).toContainText('English missing')
    expect((await client.getDocument('page-contact'))?.title.en).toBe('Contact us')
  })

  await test.step('starts the other from the French and rewrites it', async () => {
    await header.getByRole('button').filter({ hasText: 'Page header' }).first().click()
    const dialog = studio.page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Copy the French text' }).click()
    const text = dialog.getByTestId(/title\.en$/).getByRole('textbox')
    await expect(text).not.toHaveValue('')
    await expect(text).toBeFocused()
    await text.fill('Where shall we meet?')
    await studio.page.keyboard.press('Escape')
    await studio.publishChanges()
  })
  await expect(line).toContainText('fr ✓ en ✓')
  await page.goto('/en/contact')
  await expect(heading).toHaveText('Where shall we meet?')
  await expect(heading.locator('[lang]')).toHaveCount(0)
  if (page_) await client.createOrReplace(page_)
})

test('what is left to translate is counted, nothing left when it is done, and a text in neither language keeps a document from being published', async ({
  studio,
  stack,
}) => {
  const { client } = stack.lake
  const question = (await client.getDocument('faq-delay'))?.question
  await client.patch('faq-delay').set({ 'question.en': question.fr }).commit()
  await studio.enter('Demo editor')
  await studio.walk('To do', 'English is missing')
  await expect(studio.page.getByText('Nothing left: everything is translated.')).toBeVisible()
  await studio.walk('Same text in both languages \\(1\\)', 'Question and answer \\(1\\)')
  const lines = studio.page
    .getByTestId('pane')
    .filter({ hasText: 'Question and answer: Same text' })
  const line = lines.getByRole('link').filter({ hasText: question.fr })
  await expect(line).toContainText('fr = en: 1 not translated')
  await line.click()
  await expect(studio.field('question').getByText('Not translated').first()).toBeVisible()
  await studio.field('question.en').getByRole('textbox').fill(question.en)
  await expect(studio.field('question').getByText('Not translated')).toHaveCount(0)
  await expect(studio.page.getByText('Same text in both languages (1)')).toHaveCount(0)
  await expect(studio.field('question.en').getByRole('textbox')).toHaveValue(question.en)

  for (const language of ['fr', 'en']) {
    await studio.field(`question.${language}`).getByRole('textbox').fill('')
  }
  await expect(
    studio.page.getByText('Write this text in at least one language.').first(),
  ).toBeAttached()
  await expect(studio.publish).toBeDisabled()
  // A draft deleted while a letter is under way makes Sanity's client fail.
  const emptied = 'count(*[_id == "drafts.faq-delay" && !defined(question)])'
  await expect.poll(() => client.fetch(emptied, {}, { perspective: 'raw' })).toBe(1)
  await client.patch('faq-delay').set({ question }).commit()
  await client.delete('drafts.faq-delay')
})

test('the Studio speaks French to whoever wants it, down to what is wrong in a field', async ({
  studio,
  stack,
}) => {
  await studio.enter('Demo editor')
  await studio.page.getByRole('button', { name: 'Studio en français' }).click()
  await expect(studio.pane('Contenu')).toBeVisible()
  await expect(studio.page.locator('html')).toHaveAttribute('lang', 'fr')
  await studio.walk('Tarifs', 'Sites internet', 'Basic')
  const price = studio.field('price')
  await expect(price.getByRole('spinbutton')).toBeEditable()
  await expect(price).toContainText('Prix en CHF')
  await expect(price).toContainText('En francs entiers, hors TVA, sans centimes.')
  await price.getByRole('spinbutton').fill('-5')
  const publish = studio.page.getByTestId('pane-footer').getByRole('button', { name: 'Publier' })
  await expect(publish).toBeDisabled()
  await price.getByTestId('input-validation-icon-error').hover()
  await expect(studio.page.getByText('Un prix ne peut pas être négatif.').first()).toBeVisible()
  const draft = () => stack.lake.client.getDocument('drafts.plan-site-basic')
  await expect.poll(async () => (await draft())?.price).toBe(-5)
  await stack.lake.client.delete('drafts.plan-site-basic')

  await studio.page.reload()
  await expect(studio.pane('Contenu')).toBeVisible()
  await studio.page.getByRole('button', { name: 'Studio in English' }).click()
  await expect(studio.pane('Content')).toBeVisible()
})
