import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage, testPicture } from '../../testing/content.ts'
import { marked } from '../../testing/marked.ts'
import { stubMotion } from '../../testing/motion.ts'
import { openSite } from '../../testing/open-site.tsx'

type Demo = SectionOf<'chatDemo'>
type Message = NonNullable<Demo['messages']>[number]

const message = (from: 'user' | 'bot', text: string, more: Partial<Message> = {}): Message =>
  ({ _type: 'chatMessage', _key: text, from, text, ...more }) as Message

const action = (label: string, path?: string) => ({
  _type: 'chatAction' as const,
  _key: label,
  label,
  ...(path && { path }),
})

const conversation = [
  message('user', 'Is it serious?', { note: 'Saturday, 23:12' }),
  message('bot', 'It is.', { actions: [action('The practice', '/projects'), action('Alert')] }),
  message('bot', 'Who are you?', { form: true }),
]

const open = (more: Partial<Demo> = {}) =>
  openSite('/en', {
    page: (path, language) => ({
      ...testPage(path, language),
      sections: [
        {
          _type: 'chatDemo',
          _key: 'demo',
          anchor: null,
          title: 'It answers at night',
          lead: null,
          client: null,
          picture: null,
          messages: conversation,
          features: [
            { _type: 'chatFeature', _key: 'one', title: 'Speaks', text: 'Two.', figure: '24 h' },
          ],
          link: { label: 'See the chatbots', href: '/chatbots' },
          figure: { price: null, period: null, from: false, text: '15' },
          ...more,
        } as Demo,
      ],
    }),
  })

const demo = () => screen.getByRole('region', { name: 'It answers at night' })
const phase = () => demo().querySelector('[data-phase]')?.getAttribute('data-phase')
const shown = () => demo().querySelectorAll('[data-state=shown]').length
const said = () =>
  within(within(demo()).getByRole('list', { name: 'Example of a conversation' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const form = () => within(demo()).getByRole<HTMLFormElement>('form', { name: 'Example form' })
const field = (name: 'name' | 'email') =>
  form().querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
const submit = () => act(async () => fireEvent.submit(form()))

let look: (isSeen: boolean) => void
let lessMotion = false

beforeEach(() => {
  lessMotion = false
  look = stubMotion(() => lessMotion)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// In small steps, for what is rendered after each to set the next timer.
const pass = async (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 35)
    await act(() => vi.advanceTimersByTimeAsync(35))
}

/** Lets time pass until something else begins; a conversation is over within 20 s. */
async function comesTo(next: string) {
  for (let passed = 0; phase() !== next && passed < 20_000; passed += 35) await pass(35)
  expect(phase()).toBe(next)
}

async function watch(more: Partial<Demo> = {}) {
  await open(more)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  look(true)
}

test('S14: the conversation stands there whole, once, with who says what', async () => {
  await open()
  expect(said()).toEqual([
    'Saturday, 23:12Visitor: Is it serious?',
    'Assistant: It is.The practiceAlert',
    'Assistant: Who are you?',
  ])
  expect([phase(), shown()]).toEqual(['end', 3])
})

test('S14: a sign points at what an editor wants noticed, and a drawing stands at the foot', async () => {
  await open({
    messages: [message('bot', 'Hello.', { sign: 'Answers', signFigure: '2 s' })],
    picture: testPicture('A dog waits'),
  })
  expect(said()).toEqual(['Answers2 sAssistant: Hello.'])
  expect(within(demo()).getByRole('img', { name: 'A dog waits' })).toBeDefined()
})

test('S14: a button leads to its address, or to the form', async () => {
  await open()
  const address = (name: string) => within(demo()).getByRole('link', { name }).getAttribute('href')
  expect(address('The practice')).toBe('/en/projects')
  expect(address('Alert')).toBe('#demo-form')
  expect(document.getElementById('demo-form')?.contains(form())).toBe(true)
})

test('R11: beside it stands what the assistant can do, with the way to the chatbots', async () => {
  await open()
  expect(within(demo()).getByRole('heading', { name: 'Speaks' })).toBeDefined()
  expect(demo().textContent).toContain('24 h')
  const link = within(demo()).getByRole('link', { name: /See the chatbots/ })
  expect(link.getAttribute('href')).toBe('/en/chatbots')
})

test('what an editor leaves out beside it, or on its sign, leaves no trace', async () => {
  await open({
    messages: [message('bot', 'Hello.', { sign: 'Answers' })],
    features: [{ _type: 'chatFeature', _key: 'one', title: 'Speaks' }],
  })
  expect(demo().querySelector('p:empty')).toBeNull()
  expect(screen.getByText('Answers').nextElementSibling).toBeNull()
})

test('S14: it plays while it is looked at, pauses, and starts over', async () => {
  await watch()
  await comesTo('idle')
  expect(shown()).toBe(0)
  await comesTo('type')
  act(() => screen.getByRole('button', { name: 'Pause' }).click())
  await pass(10_000)
  expect(phase()).toBe('type')
  act(() => screen.getByRole('button', { name: 'Resume' }).click())
  await comesTo('sent')
  expect(shown()).toBe(1)
  look(false)
  await pass(10_000)
  expect(phase()).toBe('sent')
  look(true)
  await comesTo('reply')
  expect(shown()).toBe(2)
  await comesTo('press')
  await comesTo('end')
  expect(shown()).toBe(3)
  await comesTo('idle')
})

test('S14: once it is touched it stands there whole, and stops for good', async () => {
  await watch()
  await pass(1600)
  expect(shown()).toBe(0)
  act(() => field('name').focus())
  expect([phase(), shown()]).toEqual(['end', 3])
  await pass(20_000)
  expect([phase(), shown()]).toEqual(['end', 3])
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  expect(document.activeElement).toBe(field('name'))
})

test('S14: whoever wants less motion sees all of it, and nothing to pause', async () => {
  lessMotion = true
  await open()
  look(true)
  expect([phase(), shown()]).toEqual(['end', 3])
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
})

test('F6: the form asks for name and e-mail, one failure after the other, then thanks and sends nothing', async () => {
  await open()
  const fetched = vi.spyOn(window, 'fetch')
  await submit()
  expect(within(form()).getByText('Name required')).toBeDefined()
  expect(within(form()).queryByText('Email required')).toBeNull()
  expect(document.activeElement).toBe(field('name'))
  fireEvent.input(field('name'), { target: { value: 'Ada' } })
  await submit()
  expect(within(form()).getByText('Email required')).toBeDefined()
  fireEvent.input(field('email'), { target: { value: 'ada' } })
  await submit()
  expect(document.activeElement).toBe(field('email'))
  fireEvent.input(field('email'), { target: { value: 'ada@keller.example' } })
  await submit()
  const thanks = within(demo()).getByRole('status')
  expect(thanks.textContent).toContain('Thank you')
  expect(document.activeElement).toBe(thanks)
  expect(fetched).not.toHaveBeenCalled()
})

test('a conversation of one message, without a form or anything beside it', async () => {
  await open({
    messages: [message('user', 'é'.repeat(600))],
    features: null,
    link: null,
    figure: null,
  })
  expect(said()).toEqual([`Visitor: ${'é'.repeat(600)}`])
  expect(within(demo()).queryByRole('form')).toBeNull()
  expect(within(demo()).queryByRole('link')).toBeNull()
})

test('without a conversation there is nothing to play', async () => {
  await open({ messages: null })
  look(true)
  expect(phase()).toBe('end')
})

test('in a preview a message is typed as fast as visitors see it', async () => {
  await watch({ messages: [message('user', marked('Is it serious?'))] })
  await comesTo('type')
  await pass(14 * 35 + 35)
  expect(phase()).toBe('toSend')
})
