import type { Page } from '@playwright/test'
import { axeFindings } from '../support/look.ts'
import { expect, test } from '../support/studio-test.ts'

const questions = ['À faire', 'Questions sans réponse'] as const

async function ask(page: Page, question: string): Promise<void> {
  const field = page.getByLabel('Votre question')
  await field.fill(question)
  await field.press('Enter')
}

test('a visitor asks what the site does not say; an editor finds the question in the Studio and answers it; the assistant says so', async ({
  page,
  visitor,
  studio,
  stack,
}) => {
  const { client } = stack.lake
  const spoken = page.getByRole('complementary', { name: 'Assistant' }).getByRole('status')
  const asked = 'Vendez-vous des raquettes ?'
  const kept =
    '*[_type == "faq" && question.fr == $asked][0]{"text": pt::text(select($language == "fr" => answer.fr, answer.en))}.text'
  await visitor.open('/fr/pricing')
  await ask(page, `${asked} Je suis Ada Keller, ada@keller.example`)
  await expect(spoken).toContainText('Je ne trouve pas de réponse')
  await ask(page, asked)
  await expect(spoken).toContainText('Je ne trouve pas de réponse')

  await studio.enter('Demo editor', 'French')
  await studio.walk(...questions)
  const list = studio.page.getByTestId('pane').last()
  const lines = list.getByRole('listitem')
  const line = lines.filter({ has: studio.page.getByText(asked, { exact: true }) })
  await expect(lines.filter({ hasText: 'Je suis […], […]' })).toBeVisible()
  await expect(list).not.toContainText(/Keller/i)
  await expect(line).toContainText('En français · posée une fois')
  expect(await axeFindings(studio.page, '[data-testid="pane"]:last-of-type')).toEqual([])
  await list.getByRole('button', { name: `Répondre à « ${asked} »` }).press('Enter')

  const text = (field: string) => studio.field(field).getByRole('textbox')
  await expect(text('question.fr')).toHaveValue(asked)
  await text('question.en').fill('Do you sell rackets?')
  await studio.field('topic').getByRole('combobox').selectOption({ label: 'Général' })
  for (const [language, answer] of [
    ['fr', 'Non, seulement les sites où elles se vendent.'],
    ['en', 'No, only the sites that sell them.'],
  ] as const) {
    const writing = studio.field(`answer.${language}`)
    await writing.getByTestId('pt-editor').getByRole('textbox').click()
    await studio.page.keyboard.type(answer)
    // One is kept before the next is begun.
    await expect
      .poll(() => client.fetch<string>(kept, { asked, language }, { perspective: 'drafts' }))
      .toBe(answer)
  }
  await studio.publishChanges()

  // The assistant reads what is published a moment later.
  await expect(async () => {
    await ask(page, asked)
    await expect(spoken).toContainText('Non, seulement les sites où elles se vendent.', {
      timeout: 2000,
    })
  }).toPass()
  await studio.page.goto(studio.origin)
  await studio.walk(...questions)
  // Other questions, or that none is left: the list has been read.
  await expect(lines.or(list.getByText('Rien à faire')).first()).toBeVisible()
  await expect(line).toBeHidden()
  await client.delete({ query: '*[_type == "faq" && question.fr == $asked]', params: { asked } })
})

test('a viewer reads the questions and creates nothing, and is told when the site is away', async ({
  page,
  visitor,
  studio,
  trouble,
}) => {
  trouble.expect(/^console: Failed to load resource: net::ERR_FAILED .*\/api\/questions/)
  await visitor.open('/fr/pricing')
  await ask(page, 'Louez-vous des vélos ?')
  await expect(
    page.getByRole('complementary', { name: 'Assistant' }).getByRole('status'),
  ).toContainText('Je ne trouve pas de réponse')

  await studio.enter('Demo viewer')
  await studio.walk('To do', 'Questions without an answer')
  const list = studio.page.getByTestId('pane').last()
  await expect(list.getByText('Louez-vous des vélos ?')).toBeVisible()
  await expect(list.getByRole('button', { name: /^Answer/ })).toHaveCount(0)

  await studio.page.route('**/api/questions', (route) => route.abort())
  await list.getByRole('button', { name: 'Refresh' }).click()
  await expect(list.getByRole('alert')).toContainText('Is the site running?')
  await studio.page.unroute('**/api/questions')
  await list.getByRole('button', { name: 'Refresh' }).click()
  await expect(list.getByText('Louez-vous des vélos ?')).toBeVisible()
})
