import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'
import type { Mode } from './conversation.tsx'

afterEach(cleanup)

const mode = (label: string, questions: string[] = ['Are you open?']): Mode => ({
  _type: 'chatMode',
  label,
  text: `About ${label}.`,
  greeting: `Hello from ${label}.`,
  exchanges: questions.map((question) => ({
    _type: 'chatExchange',
    _key: question,
    question,
    answer: `Answer to “${question}”.`,
  })),
})

const client: SectionOf<'chatModes'>['client'] = {
  name: 'Les Trois Tilleuls',
  town: null,
  trade: null,
  field: '#143d2a',
  ink: '#e3efd3',
  accent: '#f2a65a',
  mark: null,
  markHeight: null,
  site: 'trois-tilleuls.ch',
  screen: null,
  phone: null,
}

const posted = vi.fn(() => new Response(null, { status: 204 }))

const open = (more: Partial<SectionOf<'chatModes'>> = {}, language: 'fr' | 'en' = 'en') =>
  openSite(`/${language}`, {
    post: posted,
    page: (path, lang) => ({
      ...testPage(path, lang),
      sections: [
        {
          _type: 'chatModes',
          _key: 'modes',
          anchor: 'modes',
          title: 'Two places',
          lead: null,
          client,
          popup: mode('Popup'),
          inline: mode('Inline'),
          heading: 'Your first visit',
          formText: 'Leave me a name.',
          ...more,
        },
      ],
    }),
  })

const section = () => within(screen.getByRole('region', { name: 'Two places' }))
const opener = () =>
  section().getByRole<HTMLButtonElement>('button', { name: 'Open the assistant' })
const chat = () => section().queryByRole('dialog', { name: 'Assistant: Les Trois Tilleuls' })
const press = (button: HTMLElement) => act(async () => fireEvent.click(button))

describe('S15: the popup', () => {
  test('is closed at first, opens with the round button, which waits meanwhile, and closes with Close', async () => {
    await open()
    expect(chat()).toBeNull()
    await press(opener())
    expect(chat()?.textContent).toContain('Hello from Popup.')
    expect(opener().disabled).toBe(true)
    expect(opener().getAttribute('aria-expanded')).toBe('true')
    await press(section().getByRole('button', { name: 'Close' }))
    expect(chat()).toBeNull()
    expect(opener().disabled).toBe(false)
  })

  test('takes the focus when it opens and gives it back when it closes, by Escape too', async () => {
    await open()
    await press(opener())
    const close = section().getByRole('button', { name: 'Close' })
    expect(document.activeElement).toBe(close)
    await act(async () => fireEvent.keyDown(close, { key: 'Escape' }))
    expect(chat()).toBeNull()
    expect(document.activeElement).toBe(opener())
  })
})

describe('the conversation', () => {
  test('begins with the first answer; further questions get theirs when they are pressed', async () => {
    await open({ popup: null, inline: mode('Inline', ['First?', 'Second?']) })
    const [first, second] = section()
      .getAllByText(/\?$/, { selector: 'summary, summary *' })
      .map((question) => question.closest('details'))
    expect([first?.open, second?.open]).toEqual([true, false])
    expect(second?.textContent).toBe('Second?Answer to “Second?”.')
  })

  test('without questions, without a client and with a very long one it still stands', async () => {
    const long = 'Incompréhensibilité '.repeat(40)
    await open({ client: null, popup: mode('Popup', []), inline: mode('Inline', [long]) })
    expect(section().getByText('Hello from Inline.')).toBeDefined()
    expect(section().getByText(long.trim())).toBeDefined()
    await press(opener())
    expect(section().getByText('Hello from Popup.')).toBeDefined()
  })

  test('one place alone leaves no choice out', async () => {
    await open({ popup: null })
    expect(section().getAllByRole('radio')).toHaveLength(1)
    expect(section().queryByRole('button', { name: 'Open the assistant' })).toBeNull()
  })
})

describe('F7: the form of the assistant', () => {
  const form = () => section().getByRole<HTMLFormElement>('form')
  const field = (name: RegExp) => within(form()).getByRole<HTMLInputElement>('textbox', { name })
  const type = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } })
  const send = () => act(async () => fireEvent.submit(form()))

  test.each([
    ['en', 'Name required', 'Email required', /Full name/, /Email/],
    ['fr', 'Nom requis', 'Email requis', /Nom et prénom/, /E-mail/],
  ] as const)(
    'asks for both fields in %s, the first failure first',
    async (language, noName, noEmail, name, email) => {
      await open({}, language)
      await send()
      expect(form().textContent).toContain(noName)
      expect(form().textContent).not.toContain(noEmail)
      expect(document.activeElement).toBe(field(name))
      type(name, 'Nadia Rochat')
      expect(form().textContent).not.toContain(noName)
      type(email, '   ')
      await send()
      expect(form().textContent).toContain(noEmail)
      expect(field(email).getAttribute('aria-invalid')).toBe('true')
      expect(document.activeElement).toBe(field(email))
    },
  )

  test('thanks in its place, and sends nothing', async () => {
    posted.mockClear()
    await open()
    type(/Full name/, 'Nadia Rochat')
    type(/Email/, 'nadia@fournil.example')
    await send()
    expect(document.activeElement?.textContent).toContain('Nothing was sent here')
    expect(posted).not.toHaveBeenCalled()
  })
})
