import { seedDocuments } from '@jalonne/seed'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createApiMock } from './index.ts'

const api = createApiMock()
const server = setupServer(...api.handlers)
beforeAll(() => server.listen())
afterEach(() => api.recover())
afterAll(() => server.close())

const post = (path: string, body: object) =>
  fetch(`http://site.example/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const ask = async () => {
  const message = 'How much does an online shop cost?'
  const response = await post('chat.php', { message, action: 'message', locale: 'en' })
  return { status: response.status, ...(response.ok && (await response.json())) }
}

test('the assistant answers from the demo content, or from what a test gives it', async () => {
  expect(await ask()).toMatchObject({ status: 200, reply: expect.stringContaining('700') })
  const dearer = seedDocuments().map((one) =>
    one._id === 'plan-site-commerce' ? { ...one, price: 720 } : one,
  )
  api.know(dearer)
  expect((await ask()).reply).toContain('720')
})

test('a request is taken once, and kept to be looked at', async () => {
  const request = {
    type: 'mail',
    name: 'Nadia Rochat',
    email: 'nadia@keller.example',
    message: 'Bonjour',
    meta: { page: '/fr/contact', locale: 'fr' },
  }
  expect((await post('contact', request)).status).toBe(200)
  expect((await post('contact', request)).status).toBe(200)
  expect(api.leads.map(({ contact }) => contact)).toMatchObject([{ name: 'Nadia Rochat' }])
})

test('N5: interest in a hosting plan is kept beside the others', async () => {
  const request = { type: 'mail', name: 'Ada', email: 'ada@fournil.example', subject: 'Interest' }
  expect((await post('contact_secure.php', request)).status).toBe(200)
  expect(api.leads.at(-1)?.contact).toMatchObject({ name: 'Ada', type: 'mail' })
})

test('reports are kept too', async () => {
  await post('error', { message: 'x is null', stack: '', url: '/fr' })
  await post('log404.php', { pathname: '/fr/nowhere' })
  expect(api.reports.map(({ kind }) => kind)).toEqual(['error', 'not-found'])
})

test('answers fail, are cut and come late when told to', async () => {
  api.fail({ status: 503 }, { times: 1 })
  expect(await ask()).toEqual({ status: 503 })
  api.fail({ cut: true }, { times: 1 })
  await expect(ask()).rejects.toThrow()
  expect((await ask()).status).toBe(200)
})
