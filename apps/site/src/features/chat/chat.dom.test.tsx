import { site } from '@jalonne/messages'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestContent, testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

/** Where browsers keep conversations already: a release that looked elsewhere would lose them. */
const historyKey = 'jalonne.chat.v1'

beforeAll(async () => {
  await Promise.all([site.load('fr'), site.load('en')])
})
beforeEach(() => {
  localStorage.clear()
  // A reply is there at once for those who want less motion.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('reduce') }) as MediaQueryList
})
let leave: () => void = () => {}
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

type Post = NonNullable<TestContent['post']>
const reply = (text: string, links: object[] = []) => Response.json({ reply: text, links })

async function open(post: Post, address = '/en/pricing', content: Partial<TestContent> = {}) {
  const posted = vi.fn(post)
  const opened = await openSite(address, { page: testPage, post: posted, ...content })
  leave = opened.leave
  window.dispatchEvent(new Event('pointermove'))
  // Its code is on its way now.
  await act(() => import('../../layout/dock.tsx'))
  const field = () => screen.queryByLabelText<HTMLInputElement>('Your question')
  const ask = async (text: string) => {
    const input = field()
    if (!input) throw new Error('There is no reply box')
    fireEvent.focus(input)
    fireEvent.input(input, { target: { value: text } })
    await act(async () => fireEvent.submit(input.form as HTMLFormElement))
  }
  const questions = () => posted.mock.calls.filter(([where]) => where === '/api/chat.php')
  return { ...opened, ask, field, questions }
}
const kept = (): { from: string; text: string }[] =>
  JSON.parse(localStorage.getItem(historyKey) ?? '[]')

test('a question is sent trimmed with where it is asked; the answer is read, announced and kept', async () => {
  const { ask, questions } = await open(() =>
    reply('700 CHF.', [{ href: '/en/pricing', label: 'Prices' }]),
  )
  await ask('  How much is a shop?  ')
  const said = () =>
    [...document.querySelectorAll('[data-dock] [role=status] p')].map((part) => part.textContent)
  await waitFor(() => expect(said()).toEqual(['700 CHF.', 'Read on: Prices']))
  expect(questions()[0]?.[1]).toMatchObject({
    message: 'How much is a shop?',
    action: 'message',
    locale: 'en',
    url: location.href,
    context: {
      page: document.title,
      path: '/en/pricing',
      language: 'en',
      viewport: `${innerWidth}x${innerHeight}`,
    },
  })
  expect(screen.getByRole('link', { name: 'Prices' }).getAttribute('href')).toBe('/en/pricing')
  // An effect stores it, which may run a moment after the answer is shown.
  await waitFor(() =>
    expect(kept().map(({ from, text }) => [from, text])).toEqual([
      ['user', 'How much is a shop?'],
      ['bot', '700 CHF.'],
    ]),
  )
})

test.each([
  [767, 'mobile'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
])('N1: in a window %i px wide a question tells of a %s device', async (width, device) => {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('innerHeight', 600)
  const { ask, questions } = await open(() => reply('Yes.'))
  await ask('Do you do logos?')
  expect(questions()[0]?.[1]).toMatchObject({ context: { device, viewport: `${width}x600` } })
})

test('nothing and blanks are not sent', async () => {
  const { ask, questions } = await open(() => reply('!'))
  await ask('')
  await ask('   ')
  expect(questions()).toEqual([])
})

test.each<[string, Post]>([
  ['the server refuses', () => Response.json({ error: 'x', message: 'y' }, { status: 503 })],
  ['it answers with an error', () => Response.json({ error: 'x', message: 'y' })],
  ['it answers nothing', () => Response.json({})],
  ['it answers with a page', () => new Response('<h1>Hello</h1>')],
  ['the network is away', () => Promise.reject(new TypeError('Failed to fetch'))],
])('when %s, the visitor sees the waiting end and may ask again', async (_what, post) => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  const { ask, field, questions } = await open(post)
  await ask('Hello?')
  await waitFor(() =>
    expect(logged).toHaveBeenCalledWith('The assistant could not be asked', expect.anything()),
  )
  expect(screen.queryByRole('region', { name: 'The assistant’s answer' })).toBeNull()
  expect(document.querySelector('[data-dock] [role=alert]')).toBeNull()
  expect(field()?.value).toBe('Hello?')
  await ask('Hello?')
  expect(questions()).toHaveLength(2)
  logged.mockRestore()
})

test('a question that found no answer takes no place from what is typed meanwhile, nor comes after it was cleared', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  let lose: (error: Error) => void = () => {}
  const { ask, field } = await open(() => new Promise((_, reject) => (lose = reject)))
  const isLost = async (times: number) => {
    await act(async () => lose(new TypeError('Failed to fetch')))
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(times))
  }
  await ask('Logos?')
  fireEvent.input(field() as HTMLElement, { target: { value: 'And sh' } })
  await isLost(1)
  expect(field()?.value).toBe('And sh')

  await ask('Shops?')
  fireEvent.click(screen.getByRole('button', { name: 'Read the conversation again' }))
  fireEvent.click(screen.getByText('Clear the conversation'))
  await isLost(2)
  expect(field()?.value).toBe('')
  logged.mockRestore()
})

test('a question that is too long stays whole in the field, with why, until it is short enough', async () => {
  const { field, questions } = await open(() => reply('Yes.'))
  const input = field()
  const write = (value: string) => input && fireEvent.input(input, { target: { value } })
  const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ask' })))
  write('x'.repeat(1001))
  await send()
  expect(input?.value).toHaveLength(1001)
  expect(input?.validationMessage).toBe('Your question is too long: 1,000 characters at most.')
  expect(questions()).toHaveLength(0)
  write('Do you do logos?')
  await send()
  await waitFor(() => expect(questions()).toHaveLength(1))
})

test('a second question waits for the first, and is not lost', async () => {
  const first = Promise.withResolvers<Response>()
  const { ask, field, questions } = await open(() => first.promise)
  await ask('One?')
  await ask('Two?')
  expect(questions()).toHaveLength(1)
  expect(field()?.value).toBe('Two?')
  await act(async () => first.resolve(reply('First.')))
})

test('a suggestion that is chosen while a question is on its way, its reply closed, is not lost', async () => {
  const first = Promise.withResolvers<Response>()
  const suggestions = [{ _key: 'prices', question: 'What does it cost?', pages: null }]
  const { ask, field, questions } = await open(() => first.promise, '/en/pricing', { suggestions })
  await ask('One?')
  fireEvent.keyDown(field() as HTMLElement, { key: 'Escape' })
  fireEvent.focus(field() as HTMLElement)
  fireEvent.click(screen.getByRole('button', { name: 'What does it cost?' }))
  expect(questions()).toHaveLength(1)
  expect(field()?.value).toBe('What does it cost?')
  await act(async () => first.resolve(reply('First.')))
})

test('questions that come before the conversation is there are asked in one', async () => {
  const { questions } = await open(() => reply('Yes.'))
  await act(async () => {
    window.startChat?.('Do you do logos?')
    window.startChat?.('And shops?')
  })
  await waitFor(() => expect(questions()).toHaveLength(1))
  expect(questions()[0]?.[1]).toMatchObject({ message: 'Do you do logos? And shops?' })
  await act(async () => window.startChat?.('And blogs?'))
  await waitFor(() => expect(questions()[1]?.[1]).toMatchObject({ message: 'And blogs?' }))
})

test('of early questions that are too long to be asked in one, the later one waits in the field', async () => {
  const { field, questions } = await open(() => reply('Yes.'))
  const [first, second] = ['A'.repeat(600), 'B'.repeat(400)]
  await act(async () => {
    window.startChat?.(first)
    window.startChat?.(second)
  })
  await waitFor(() => expect(questions()).toHaveLength(1))
  expect(questions()[0]?.[1]).toMatchObject({ message: first })
  expect(field()?.value).toBe(second)
})

test('the window event starts a conversation with its message', async () => {
  const { questions } = await open(() => reply('Yes.'))
  await act(async () => {
    window.dispatchEvent(new CustomEvent('chat-start', { detail: { message: 'Do you do logos?' } }))
  })
  await waitFor(() => expect(questions()[0]?.[1]).toMatchObject({ message: 'Do you do logos?' }))
  await act(async () => window.startChat?.('And shops?'))
  await waitFor(() => expect(questions()[1]?.[1]).toMatchObject({ message: 'And shops?' }))
})

test('the conversation is there on the next visit, read again, and cleared', async () => {
  const visit = await open(() => reply('Yes.'))
  await visit.ask('Do you do logos?')
  await waitFor(() => expect(kept()).toHaveLength(2))
  visit.leave()
  const { ask, field } = await open(() => reply('Yes.'))
  fireEvent.focus(field() as HTMLElement)
  fireEvent.click(await screen.findByText('Read the conversation again'))
  expect(screen.getByText('Do you do logos?')).toBeDefined()
  fireEvent.click(screen.getByText('Clear the conversation'))
  expect(localStorage.getItem(historyKey)).toBeNull()
  expect(screen.queryByText('Do you do logos?')).toBeNull()
  await ask('Shops?')
  await waitFor(() => expect(kept()).toHaveLength(2))
})

test('a conversation that is cleared while an answer is on its way stays cleared', async () => {
  const answered = Promise.withResolvers<Response>()
  const { ask, field } = await open(() => answered.promise)
  await ask('Do you do logos?')
  fireEvent.keyDown(field() as HTMLElement, { key: 'Escape' })
  fireEvent.focus(field() as HTMLElement)
  fireEvent.click(await screen.findByText('Read the conversation again'))
  fireEvent.click(screen.getByText('Clear the conversation'))
  await act(async () => answered.resolve(reply('Yes.')))
  expect(kept()).toEqual([])
})

test('a conversation that is cleared in another tab stays cleared', async () => {
  const clearElsewhere = async () => {
    localStorage.removeItem(historyKey)
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: historyKey })))
  }
  const first = Promise.withResolvers<Response>()
  const { ask } = await open((_to, body) => {
    const { message } = body as { message: string }
    return message === 'Logos?' ? first.promise : reply('Yes.')
  })
  await ask('Logos?')
  await clearElsewhere()
  await act(async () => first.resolve(reply('No.')))
  expect(kept()).toEqual([])
  await ask('Prices?')
  await waitFor(() => expect(kept()).toHaveLength(2))
  await clearElsewhere()
  await ask('Shops?')
  await waitFor(() => expect(kept().map(({ text }) => text)).toEqual(['Shops?', 'Yes.']))
})

test('an answer that comes once the language is another one is kept, and is there to be read', async () => {
  const answered = Promise.withResolvers<Response>()
  const { ask, go } = await open(() => answered.promise)
  await ask('Do you do logos?')
  await go('/fr/pricing')
  fireEvent.focus(screen.getByLabelText('Votre question'))
  fireEvent.click(await screen.findByText('Relire la conversation'))
  await act(async () => answered.resolve(reply('Yes.')))
  expect(kept().map(({ text }) => text)).toEqual(['Do you do logos?', 'Yes.'])
  expect(screen.getByText('Yes.')).toBeDefined()
})

test('who closes the conversation is in the reply box again', async () => {
  const visit = await open(() => reply('Yes.'))
  await visit.ask('Do you do logos?')
  await waitFor(() => expect(kept()).toHaveLength(2))
  fireEvent.keyDown(visit.field() as HTMLElement, { key: 'Escape' })
  fireEvent.focus(visit.field() as HTMLElement)
  fireEvent.click(await screen.findByText('Read the conversation again'))
  const dialog = screen.getByRole('dialog')
  dialog.querySelector<HTMLElement>('section')?.focus()
  expect(document.activeElement).not.toBe(visit.field())
  await act(async () => dialog.dispatchEvent(new Event('close')))
  expect(document.activeElement).toBe(visit.field())
})

test('D3: who has a reply before them reads the conversation, which hides it, and comes back to it', async () => {
  const { ask, field } = await open(() => reply('Yes.'))
  const answer = () => screen.queryByRole('region', { name: 'The assistant’s answer' })
  await ask('Do you do logos?')
  await waitFor(() => expect(kept()).toHaveLength(2))
  fireEvent.click(screen.getByRole('button', { name: 'Read the conversation again' }))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByText('Do you do logos?')).toBeDefined()
  expect(answer()).toBeNull()
  await act(async () => dialog.dispatchEvent(new Event('close')))
  expect(answer()?.textContent).toContain('Yes.')
  expect(document.activeElement).toBe(field())
})

test('an answer in the language of the question says which that is, and leads to pages in it', async () => {
  const links = [{ href: '/fr/pricing', label: 'Tarifs' }]
  const { ask } = await open(() => Response.json({ reply: 'Dès 250 CHF.', language: 'fr', links }))
  await ask('Combien coûte un site ?')
  const link = await screen.findByRole('link', { name: 'Tarifs' })
  expect(link.getAttribute('href')).toBe('/fr/pricing')
  const box = screen.getByRole('region', { name: 'The assistant’s answer' })
  const status = document.querySelector('[data-dock] [role=status] p')
  const said = [status, ...box.querySelectorAll('p'), link]
  expect(said.map((part) => part?.getAttribute('lang'))).toEqual(['fr', 'fr', 'fr', 'fr'])
  fireEvent.click(screen.getByRole('button', { name: 'Read the conversation again' }))
  const messages = [...screen.getByRole('dialog').querySelectorAll('li > p:last-child')]
  expect(messages.map((message) => message.getAttribute('lang'))).toEqual(['fr', 'fr'])
})

test('what was said in the other language is marked with it, and what was kept without one is shown', async () => {
  localStorage.setItem(
    historyKey,
    JSON.stringify([{ id: '1', from: 'user', text: 'Bonjour', timestamp: 0 }]),
  )
  const { ask, go } = await open(() => reply('700 CHF.'))
  await ask('How much is a shop?')
  await waitFor(() => expect(kept()).toHaveLength(3))
  const languages = () =>
    [...screen.getByRole('dialog').querySelectorAll('li')].map((item) =>
      [...item.children].at(-1)?.getAttribute('lang'),
    )
  fireEvent.click(screen.getByRole('button', { name: 'Read the conversation again' }))
  expect(languages()).toEqual([null, null, null])
  await go('/fr/pricing')
  fireEvent.focus(screen.getByLabelText('Votre question'))
  fireEvent.click(await screen.findByText('Relire la conversation'))
  expect(within(screen.getByRole('dialog')).getByText('Bonjour')).toBeDefined()
  expect(languages()).toEqual([null, 'en', 'en'])
})

test('Escape closes the answer wherever the focus is, and leaves it there', async () => {
  const { ask, field } = await open(() => reply('Yes.'))
  const answer = () => screen.queryByRole('region', { name: 'The assistant’s answer' })
  await ask('Do you do logos?')
  const elsewhere = document.querySelector<HTMLElement>('main') as HTMLElement
  elsewhere.focus()
  fireEvent.keyDown(elsewhere, { key: 'Escape' })
  expect(answer()).toBeNull()
  expect(document.activeElement).toBe(elsewhere)

  await ask('And shops?')
  const close = screen.getByRole('button', { name: 'Close the answer' })
  close.focus()
  fireEvent.keyDown(close, { key: 'Escape' })
  expect(answer()).toBeNull()
  expect(document.activeElement).toBe(field())
  expect(screen.queryByRole('region', { name: 'Suggested questions' })).toBeNull()
})

test('Escape that closes a dialog leaves the answer', async () => {
  const { ask } = await open(() => reply('Yes.'))
  await ask('Do you do logos?')
  fireEvent.click(screen.getByRole('button', { name: 'Read the conversation again' }))
  const dialog = screen.getByRole('dialog')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await act(async () => dialog.dispatchEvent(new Event('close')))
  expect(screen.getByRole('region', { name: 'The assistant’s answer' })).toBeDefined()
})

test('who clears the conversation hears that it is empty', async () => {
  const { ask, field } = await open(() => reply('Yes.'))
  await ask('Do you do logos?')
  await waitFor(() => expect(kept()).toHaveLength(2))
  fireEvent.keyDown(field() as HTMLElement, { key: 'Escape' })
  fireEvent.focus(field() as HTMLElement)
  fireEvent.click(await screen.findByText('Read the conversation again'))
  const clear = screen.getByText('Clear the conversation')
  clear.focus()
  fireEvent.click(clear)
  expect(document.activeElement?.textContent).toMatch(/^Nothing here yet/)
})

test('a press leaves the focus in the field, also in a browser that gives none to buttons and links', async () => {
  const { field, ask } = await open(() =>
    reply('700 CHF.', [{ href: '/en/pricing', label: 'Prices' }]),
  )
  const input = field() as HTMLElement
  const press = (control: HTMLElement) => {
    input.focus()
    if (fireEvent.mouseDown(control)) input.blur()
    expect(document.activeElement).toBe(input)
  }
  await ask('How much is a shop?')
  press(await screen.findByRole('link', { name: 'Prices' }))
  press(screen.getByRole('button', { name: 'Close the answer' }))
  press(screen.getByRole('button', { name: 'Ask' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close the answer' }))
  press(await screen.findByRole('button', { name: 'Read the conversation again' }))
  // Words are still selected, there and in the field.
  await ask('And a blog?')
  const answer = await screen.findByRole('region', { name: 'The assistant’s answer' })
  expect(fireEvent.mouseDown(answer)).toBe(true)
  expect(fireEvent.mouseDown(input)).toBe(true)
})

test('what an older release or a stranger has left in the storage is no conversation', async () => {
  localStorage.setItem(historyKey, '[{"from":"nobody"}]')
  const { field } = await open(() => reply('Yes.'))
  fireEvent.focus(field() as HTMLElement)
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Suggested questions' })).toBeDefined(),
  )
  expect(screen.queryByText('Read the conversation again')).toBeNull()
})

test('pages that are a form have no second one', async () => {
  const { field } = await open(() => reply('Yes.'), '/en/contact')
  expect(field()).toBeNull()
})
