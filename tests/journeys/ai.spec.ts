import type { Locator, Page } from '@playwright/test'
import { field } from '../support/contact.ts'
import { demo, staysAsItIs } from '../support/demo.ts'
import { callsFrom } from '../support/inbox.ts'
import { axeFindingsInThemes, neverScrollsSideways } from '../support/look.ts'
import { plain } from '../support/plain.ts'
import { expect, test } from '../support/test.ts'

const path = '/services/artificial-intelligence-ai'

const stories = [
  {
    lang: 'fr',
    heading: /Une réponse,/,
    demo: 'Il répond la nuit. Et sait passer la main.',
    pause: 'Mettre en pause',
    play: 'Reprendre',
    question: 'Mon chien a mangé du chocolat noir. C’est grave ?',
    alert: 'Prévenir la garde',
    example: 'Formulaire d’exemple',
    pass: 'Transmettre',
    exampleThanks: 'Merci, c’est noté !',
    noName: 'Nom requis',
    noEmail: 'Email requis',
    launch: /^Lancer un chatbot/,
    quiz: 'Trois questions, une direction',
    answers: ['De l’inquiétude qui tourne en rond', 'Plusieurs mois', 'L’énergie'],
    second: 'Depuis combien de temps ?',
    offer: 'Sortir de l’épuisement, en 10 séances',
    ask: /^Demander ces séances/,
    restart: 'Recommencer',
    form: 'Parlons de votre assistant',
    note: 'Joint à votre demande',
    recommended: 'Recommandation du questionnaire : Sortir de l’épuisement, en 10 séances',
    name: 'Nom et prénom',
    email: 'E-mail',
    phone: 'Téléphone',
    send: 'Envoyer la demande',
    thanks: 'Merci — à très bientôt.',
    numbers: ['021 555 15 01', '021 555 15 02'],
  },
  {
    lang: 'en',
    heading: /An answer,/,
    demo: 'It answers at night. And knows when to hand over.',
    pause: 'Pause',
    play: 'Resume',
    question: 'My dog has eaten dark chocolate. Is it serious?',
    alert: 'Alert the vet',
    example: 'Example form',
    pass: 'Pass it on',
    exampleThanks: 'Thank you, got it!',
    noName: 'Name required',
    noEmail: 'Email required',
    launch: /^Launch a chatbot/,
    quiz: 'Three questions, one direction',
    answers: ['Worry that goes round in circles', 'Several months', 'Energy'],
    second: 'How long has it lasted?',
    offer: 'Out of burnout, in 10 sessions',
    ask: /^Ask about these sessions/,
    restart: 'Start over',
    form: 'Let’s talk about your assistant',
    note: 'Added to your request',
    recommended: 'Recommended by the quiz: Out of burnout, in 10 sessions',
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    send: 'Send request',
    thanks: 'Thanks — we’ll be in touch soon.',
    numbers: ['021 555 15 03', '021 555 15 04'],
  },
] as const

type Story = (typeof stories)[number]

for (const story of stories) {
  const address = `/${story.lang}${path}`

  test.describe(`the page of assistants in ${story.lang}`, () => {
    test('S13, K6: a visitor takes the quiz by keyboard and books a call; the request names the recommendation', async ({
      page,
      visitor,
      stack,
    }) => {
      await visitor.open(address)
      await visitor.mark()
      const quiz = page.getByRole('region', { name: story.quiz })
      for (const [number, answer] of story.answers.entries()) {
        if (number > 0) await expect(quiz.locator('legend')).toBeFocused()
        await visitor.tabTo(quiz.getByRole('button', { name: answer }))
        await page.keyboard.press('Enter')
      }
      const offer = quiz.getByRole('heading', { name: story.offer })
      await expect(offer).toBeFocused()
      await expect(page).toHaveURL(`${address}?answers=133`)
      await seesReasons(quiz, story)
      await visitor.tabTo(quiz.getByRole('link', { name: story.ask }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${address}?answers=133&source=quiz&rec=burnout#contact`)
      await visitor.stayed()
      await books(page, story, story.numbers[0])
      const thanks = page.getByRole('status').filter({ hasText: story.thanks })
      await expect(thanks).toBeFocused()
      await page.emulateMedia({ media: 'print' })
      await expect(thanks, 'who prints it has the day and the hour').toBeVisible()
      await arrived(await callsFrom(stack, story.numbers[0]), story)
    })

    test('a double click on an answer does not answer the next question', async ({
      page,
      visitor,
    }) => {
      await visitor.open(address)
      const quiz = page.getByRole('region', { name: story.quiz })
      // As by hand: the next question is there by the second click.
      await quiz.getByRole('button', { name: story.answers[0] }).dblclick({ delay: 150 })
      await expect(quiz.getByRole('group', { name: story.second })).toBeVisible()
      await expect(page).toHaveURL(`${address}?answers=1`)
    })

    test('S13: an answer is taken back by going back, the address keeps them, and the quiz starts over', async ({
      page,
      visitor,
    }) => {
      await visitor.open(address)
      const quiz = page.getByRole('region', { name: story.quiz })
      await quiz.getByRole('button', { name: story.answers[0] }).click()
      await quiz.getByRole('button', { name: story.answers[1] }).click()
      await page.goBack()
      await expect(quiz.getByRole('group', { name: story.second })).toBeVisible()
      await page.goForward()
      await page.reload()
      await visitor.hydrated()
      await quiz.getByRole('button', { name: story.answers[2] }).click()
      await expect(quiz.getByRole('heading', { name: story.offer })).toBeVisible()
      await quiz.getByRole('link', { name: story.restart }).click()
      await expect(quiz.getByRole('button', { name: story.answers[0] })).toBeVisible()
      await expect(page).toHaveURL(`${address}#quiz`)
    })

    test('F6: the form of the conversation asks for name and e-mail, thanks, and sends nothing', async ({
      page,
      visitor,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visitor.open(address)
      await expect(demo(page, story).pause).toHaveCount(0)
      const example = page.getByRole('form', { name: story.example })
      const posted: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') posted.push(request.postData() ?? '')
      })
      const press = () => example.getByRole('button', { name: story.pass }).click()
      await press()
      await expect(example.getByText(story.noName)).toBeVisible()
      await expect(field(example, story.name)).toBeFocused()
      await field(example, story.name).fill('Ada Keller')
      await press()
      await expect(example.getByText(story.noEmail)).toBeVisible()
      await field(example, story.email).fill('ada@keller.example')
      await page.keyboard.press('Enter')
      const thanks = page.getByRole('status').filter({ hasText: plainly(story.exampleThanks) })
      await expect(thanks).toBeFocused()
      expect(posted.filter((body) => body.includes('Keller'))).toEqual([])
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('S13: a visitor takes the quiz and books a call', async ({ page, stack }) => {
        await page.goto(address)
        const quiz = page.getByRole('region', { name: story.quiz })
        for (const answer of story.answers) {
          await quiz.getByRole('button', { name: answer }).click()
        }
        await expect(page).toHaveURL(`${address}?answers=133#quiz`)
        await seesReasons(quiz, story)
        await quiz.getByRole('link', { name: story.ask }).click()
        await books(page, story, story.numbers[1])
        await expect(page.getByRole('status').filter({ hasText: story.thanks })).toBeVisible()
        await arrived(await callsFrom(stack, story.numbers[1]), story)
      })

      test('S14, F6: the conversation is there whole, and its form thanks without sending', async ({
        page,
      }) => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1, name: story.heading })).toBeVisible()
        await seesConversation(page, story)
        const example = page.getByRole('form', { name: story.example })
        await field(example, story.name).fill('Ada Keller')
        await field(example, story.email).fill('ada@keller.example')
        await example.getByRole('button', { name: story.pass }).click()
        await expect(page.getByText(plainly(story.exampleThanks))).toBeVisible()
        await expect(example).toBeHidden()
        expect(page.url()).not.toContain('Keller')
      })
    })
  })
}

const [french] = stories

test('R11, S14: the conversation plays, pauses, and stands still once it is touched', async ({
  page,
  visitor,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1440, height: 900 })
  await visitor.open(`/fr${path}`)
  await expect(page.getByRole('heading', { level: 1, name: french.heading })).toBeInViewport()
  const { region, board, pause, play } = demo(page, french)
  await region.evaluate((section) => section.scrollIntoView({ block: 'center' }))
  await expect(board).toHaveAttribute('data-phase', 'type')
  await pause.click()
  await expect(play).toBeFocused()
  await staysAsItIs(page, board)
  await page.keyboard.press('Enter')
  await expect(board).toHaveAttribute('data-phase', 'end')
  await region.getByRole('link', { name: french.alert }).click()
  await expect(pause).toHaveCount(0)
  await seesConversation(page, french)
})

test('R11, S13: page and result have no barrier and fit every screen', async ({
  page,
  visitor,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.open(`/fr${path}?answers=133&source=quiz&rec=burnout`)
  expect(await axeFindingsInThemes(page, [390, 1440])).toEqual([])
  await neverScrollsSideways(page)
})

test('the question about another question leads to the form, which keeps what the quiz has found', async ({
  page,
  visitor,
}) => {
  const answers = '?answers=133&source=quiz&rec=burnout'
  await visitor.open(`/fr${path}${answers}`)
  await page.getByRole('link', { name: 'Poser une autre question' }).click()
  await expect(page).toHaveURL(`/fr${path}${answers}#contact`)
  await expect(page.getByText('Joint à votre demande')).toBeVisible()
})

/** A text of the page with whatever spaces it has. */
const plainly = (text: string) => new RegExp(text.replaceAll(' ', '\\s'))

/** All that is said is shown, with the form. */
async function seesConversation(page: Page, story: Story) {
  const { region } = demo(page, story)
  await expect(region.locator('[data-state=hidden]')).toHaveCount(0)
  await expect(region.getByText(plainly(story.question))).toBeVisible()
  await expect(region.getByRole('link', { name: story.alert })).toBeVisible()
  await expect(region.getByRole('link', { name: story.launch })).toBeVisible()
  await expect(region.getByRole('form', { name: story.example })).toBeVisible()
}

async function seesReasons(quiz: Locator, story: Story) {
  await expect(quiz.getByRole('heading', { name: story.offer })).toBeVisible()
  const reasons = quiz.getByRole('list').last().getByRole('listitem')
  await expect(reasons).toHaveText([...story.answers])
}

/** Leaves a name and a number in the form, which says what was recommended. */
async function books(page: Page, story: Story, number: string) {
  const form = page.getByRole('form', { name: story.form })
  await expect(form).toBeInViewport()
  const note = form.getByRole('group', { name: story.note })
  expect(plain(await note.textContent())).toContain(story.recommended)
  await field(form, story.name).fill('Ada Keller')
  await field(form, story.phone).fill(number)
  await form.getByRole('button', { name: story.send }).click()
}

async function arrived(leads: Awaited<ReturnType<typeof callsFrom>>, story: Story) {
  const [lead] = leads
  expect(plain(lead?.contact.message)).toContain(story.recommended)
  for (const answer of story.answers) expect(plain(lead?.contact.message)).toContain(answer)
  expect(lead?.contact.meta).toMatchObject({ source: 'quiz', rec: 'burnout' })
}
