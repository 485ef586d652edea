import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { serviceSection } from '../../testing/contact.ts'
import { testPage } from '../../testing/content.ts'
import { marked } from '../../testing/marked.ts'
import { openSite } from '../../testing/open-site.tsx'
import { question, quiz } from '../../testing/quiz.ts'

vi.mock('../../shared/celebrate.ts', () => ({ celebrate: vi.fn(async () => undefined) }))
afterEach(cleanup)

async function open(query = '', more: Partial<SectionOf<'quizTrail'>> = {}, withForm = true) {
  const sent: Record<string, unknown>[] = []
  const site = await openSite(`/en/ai${query}`, {
    page: (path, language) => ({
      ...testPage(path, language),
      sections: [
        {
          _type: 'quizTrail',
          _key: 'quiz',
          anchor: 'quiz',
          title: 'Three questions',
          lead: null,
          quiz,
          ...more,
        },
        ...(withForm ? [{ ...serviceSection, anchor: 'contact' }] : []),
      ],
    }),
    post: (_, body) => {
      sent.push(body as Record<string, unknown>)
      return Response.json({ ok: true })
    },
  })
  return { ...site, sent }
}

const trail = () => screen.getByRole('region', { name: 'Three questions' })
const asked = () => within(trail()).queryByRole('group')
const options = () =>
  within(trail())
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
const choose = (answer: string) =>
  act(async () => within(trail()).getByRole('button', { name: answer }).click())
const links = () =>
  within(trail())
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Your site' })

test('S13: begins with the first of three questions', async () => {
  await open()
  expect(asked()?.textContent).toContain('1 of 3What brings you?')
  expect(options()).toEqual(['Worry', 'Low mood', 'Work', 'Else'])
  expect(within(trail()).getAllByRole('listitem')).toHaveLength(3)
  expect(links()).toEqual([])
})

test('S13: each answer is appended and goes on; after the third the result has its reasons', async () => {
  const { router } = await open()
  await choose('Worry')
  expect(router.state.location.searchStr).toBe('?answers=1')
  expect(asked()?.textContent).toContain('2 of 3How long?')
  expect(document.activeElement?.textContent).toBe('2 of 3How long?')
  await choose('Months')
  expect(document.activeElement?.textContent).toBe('3 of 3What first?')
  await choose('Energy')
  expect(asked()).toBeNull()
  const result = within(trail()).getByRole('heading', { name: /Offer for burnout/ })
  expect(document.activeElement).toBe(result)
  expect(trail().textContent).toContain('Why burnout')
  const reasons = within(trail()).getAllByRole('list').at(-1)
  expect(reasons?.textContent).toBe('WorryMonthsEnergy')
  const contact = within(trail()).getByRole('link', { name: /Ask for burnout/ })
  expect(contact.textContent).toContain('10 sessions')
  expect(contact.getAttribute('href')).toBe('/en/ai?answers=133&source=quiz&rec=burnout#contact')
})

test('S13: starting over clears the answers and asks the first question', async () => {
  const { router } = await open('?answers=133&source=quiz&rec=burnout')
  await act(async () => within(trail()).getByRole('link', { name: 'Start over' }).click())
  expect(router.state.location.searchStr).toBe('')
  expect(asked()?.textContent).toContain('1 of 3')
  expect(document.activeElement?.textContent).toBe('1 of 3What brings you?')
})

test('S13: an answer can be taken back, by its plate or by going back', async () => {
  const { router } = await open('?answers=1')
  await choose('Weeks')
  await act(async () => within(trail()).getByRole('link', { name: /Worry/ }).click())
  expect(asked()?.textContent).toContain('What brings you?')
  await act(async () => router.history.back())
  expect(asked()?.textContent).toContain('What first?')
})

test('S13: without scripts each answer is the address of the next question', async () => {
  await open('?answers=13')
  const question = asked()?.closest('form')
  expect([question?.method, question?.getAttribute('action')]).toEqual(['get', '/en/ai#quiz'])
  const buttons = within(trail()).getAllByRole<HTMLButtonElement>('button')
  expect(buttons.map(({ name, value }) => `${name}=${value}`)).toEqual([
    'answers=131',
    'answers=132',
    'answers=133',
    'answers=134',
  ])
})

test('K6: of equal points the recommendation that stands first wins', async () => {
  await open('?answers=441')
  expect(within(trail()).getByRole('heading', { name: /Offer for anxiety/ })).toBeDefined()
})

test.each(['?answers=9', '?answers=zzz', '?answers=61', '?answers='])(
  'S13: of %s nothing counts',
  async (query) => {
    await open(query)
    expect(asked()?.textContent).toContain('1 of 3')
  },
)

test('S13: a page without a form of its own leads to the contact page', async () => {
  await open('?answers=222', {}, false)
  expect(
    within(trail())
      .getByRole('link', { name: /Ask for mood/ })
      .getAttribute('href'),
  ).toBe('/en/contact?answers=222&source=quiz&rec=mood')
})

test('S13: the form says what was recommended and why, and sends it', async () => {
  const { sent } = await open('?answers=133&source=quiz&rec=burnout')
  const note = within(form()).getByRole('group', { name: 'Added to your request' })
  const lines = [
    'Which support?',
    'What brings you? Worry',
    'How long? Months',
    'What first? Energy',
    'Recommended by the quiz: Offer for burnout',
  ]
  for (const line of lines) expect(note.textContent).toContain(line)
  const type = (name: string, value: string) => {
    const field = form().querySelector(`[name=${name}]`)
    if (field) fireEvent.input(field, { target: { value } })
  }
  type('name', 'Ada')
  type('phone', '1')
  type('message', 'Soon.')
  await act(async () => fireEvent.submit(form()))
  expect(sent).toMatchObject([
    {
      message: expect.stringContaining(`${lines.join('\n')}\n\nSoon.`),
      meta: { source: 'quiz', rec: 'burnout' },
    },
  ])
  expect(sent[0]).not.toHaveProperty('note')
})

test('S13: it is sent without the marks of a preview', async () => {
  const recommendations = quiz.recommendations?.map((one) => ({
    ...one,
    title: marked(`Offer for ${one.tag}`),
  }))
  await open('?answers=133&source=quiz&rec=burnout', {
    quiz: { ...quiz, title: marked('Which support?'), ...(recommendations && { recommendations }) },
  })
  const note = form().querySelector<HTMLInputElement>('[name=note]')?.value.split('\n')
  expect(note?.[0]).toBe('Which support?')
  expect(note?.at(-1)).toBe('Recommended by the quiz: Offer for burnout')
})

test('S13: the recommendation can be left out of the request; the answers stay', async () => {
  const { router } = await open('?answers=133&source=quiz&rec=burnout')
  await act(async () => within(form()).getByRole('link', { name: 'Remove' }).click())
  expect(within(form()).queryByRole('group', { name: 'Added to your request' })).toBeNull()
  expect(router.state.location.searchStr).toBe('?answers=133')
  expect(document.activeElement).toBe(form().querySelector('textarea'))
})

test.each(['?source=quiz&rec=sleep', '?rec=burnout', '?source=mail&rec=burnout'])(
  'S13: of %s the form knows nothing',
  async (query) => {
    await open(query)
    expect(form().querySelector('[name=note]')).toBeNull()
    expect(form().querySelector('[name="meta.rec"]')).toBeNull()
  },
)

test('a quiz of one question, one of a question without answers, and none', async () => {
  const [first] = quiz.questions ?? []
  const one = { ...quiz, questions: first ? [first] : [] }
  await open('?answers=2', { quiz: one })
  expect(within(trail()).getByRole('heading', { name: /Offer for mood/ })).toBeDefined()
  cleanup()
  await open('', { quiz: { ...quiz, questions: [question('é'.repeat(300), [], [])] } })
  expect(asked()?.textContent).toContain('é'.repeat(300))
  cleanup()
  await open('', { quiz: null })
  expect(within(trail()).getByRole('heading', { name: 'Three questions' })).toBeDefined()
  cleanup()
  await open('?answers=222', { quiz: { ...quiz, recommendations: [] } })
  expect(asked()).toBeNull()
})
