import { beforeEach, describe, expect, test, vi } from 'vitest'
import { longestQuestion } from './chat-limits.ts'
import type { ChatQuestion } from './chat-request.ts'
import { type ChatAnswer, type ChatDeps, handleChat } from './handle-chat.ts'

const question = {
  message: 'What does a website cost?',
  action: 'message',
  locale: 'en',
  context: { path: '/en/services?x#y', viewport: '390 x 844', device: 'mobile' },
}
const answered: ChatAnswer = {
  language: 'en',
  text: 'From 250 CHF a month.',
  links: [{ path: '/pricing', title: 'Pricing' }],
}

const deps = {
  waitOf: vi.fn<ChatDeps['waitOf']>(),
  answer: vi.fn<ChatDeps['answer']>(),
  failed: vi.fn(),
}

beforeEach(() => {
  vi.clearAllMocks()
  deps.waitOf.mockReturnValue(0)
  deps.answer.mockResolvedValue(answered)
})

async function ask(body: unknown, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost/api/chat.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const response = await handleChat(request, '203.0.113.7', deps)
  return {
    status: response.status,
    wait: response.headers.get('retry-after'),
    body: await response.json(),
  }
}

test('a question is answered, with links to pages in the language of the answer', async () => {
  expect(await ask(question)).toEqual({
    status: 200,
    wait: null,
    body: {
      reply: 'From 250 CHF a month.',
      language: 'en',
      links: [{ href: '/en/pricing', label: 'Pricing' }],
    },
  })
})

describe('the assistant is told what was asked, in which language and on which page', () => {
  const told: ChatQuestion = { message: question.message, language: 'en', path: '/services' }
  test.each<[string, object, ChatQuestion]>([
    ['a path with its language', {}, told],
    ['a browser’s own name of a language', { locale: 'fr-CH' }, { ...told, language: 'fr' }],
    ['no page', { context: undefined }, { ...told, path: '/' }],
    ['a page of somebody else', { context: { path: '//evil.example' } }, { ...told, path: '/' }],
    ['signs nobody sees', { message: '\u202e Cost? \u200b' }, { ...told, message: 'Cost?' }],
    [
      'lines as another program ends them',
      { message: 'Cost?\u000bTime?' },
      { ...told, message: 'Cost?\nTime?' },
    ],
    [
      'as long a question as there may be',
      { message: 'x'.repeat(longestQuestion) },
      { ...told, message: 'x'.repeat(1_000) },
    ],
  ])('%s', async (_, change, expected) => {
    expect(await ask({ ...question, ...change })).toMatchObject({ status: 200 })
    expect(deps.answer).toHaveBeenCalledExactlyOnceWith(expected, '203.0.113.7')
  })
})

describe('what is no question is refused, in the visitor’s language', () => {
  test.each<[string, number, string, unknown, Record<string, string>?]>([
    ['nothing but spaces', 422, 'chat-empty', { ...question, message: ' \n ' }],
    ['a sign too many', 422, 'chat-too-long', { ...question, message: 'x'.repeat(1_001) }],
    ['nothing in British', 422, 'chat-empty', { ...question, locale: 'en-GB', message: '' }],
    [
      'a language that is none of ours, on an English page',
      422,
      'unreadable',
      { ...question, locale: 'de' },
      { referer: 'http://localhost/en/pricing' },
    ],
    ['no text', 422, 'unreadable', { ...question, message: 7 }],
    ['another action', 422, 'unreadable', { ...question, action: 'reset' }],
    ['a made-up device', 422, 'unreadable', { ...question, context: { device: 'fridge' } }],
    ['a made-up viewport', 422, 'unreadable', { ...question, context: { viewport: 'wide 1x1' } }],
    ['broken JSON', 400, 'unreadable', '{', { referer: 'http://localhost/en/pricing' }],
    [
      'far too much',
      413,
      'chat-too-long',
      'x'.repeat(20_000),
      { referer: 'http://localhost/en/pricing' },
    ],
  ])('%s', async (_, status, error, body, headers) => {
    const refused = await ask(body, headers)
    expect(refused).toMatchObject({ status, wait: null, body: { error } })
    expect(refused.body.message).toMatch(/^(Write|Your question|What you sent)/)
    expect(deps.answer).not.toHaveBeenCalled()
  })

  test.each([undefined, 'no address', 'https://jalonne.ch/'])(
    'in French where the page does not tell (%s)',
    async (referer) => {
      const { body } = await ask('{', referer === undefined ? {} : { referer })
      expect(body.message).toMatch(/^Votre envoi n’a pas pu être lu/)
    },
  )
})

test('who asks too often is told how long to wait, and nobody is asked', async () => {
  deps.waitOf.mockReturnValue(7)
  const refused = await ask(question, { referer: 'https://jalonne.ch/en/pricing' })
  expect(refused).toMatchObject({ status: 429, wait: '7', body: { error: 'chat-too-many' } })
  expect(refused.body.message).toMatch(/^Too many/)
  expect(deps.waitOf).toHaveBeenCalledWith('203.0.113.7')
  expect(deps.answer).not.toHaveBeenCalled()
})

test('an assistant that fails says so to the visitor, and why to the operator only', async () => {
  const reason = new Error('/secret/path')
  deps.answer.mockRejectedValue(reason)
  const refused = await ask(question)
  expect(refused).toMatchObject({ status: 503, wait: '5', body: { error: 'chat-unavailable' } })
  expect(JSON.stringify(refused)).not.toContain('secret')
  expect(deps.failed).toHaveBeenCalledExactlyOnceWith(reason)
})
