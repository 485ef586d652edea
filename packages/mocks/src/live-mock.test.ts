import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLiveMock } from './live-mock.ts'

const live = createLiveMock()
const server = setupServer(...live.handlers)
beforeAll(() => server.listen())
afterAll(() => server.close())

const listen = () => fetch('http://site.example/live?since=here')

test('live events begin where the page stands, stay open, and fail when told to', async () => {
  const response = await listen()
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const reader = response.body?.getReader()
  const { value, done } = (await reader?.read()) ?? {}
  expect(done).toBe(false)
  expect(new TextDecoder().decode(value)).toBe(
    'id: here\nevent: welcome\ndata: {"cursor":"here"}\n\n',
  )
  await reader?.cancel()
  live.fail({ status: 503 })
  expect((await listen()).status).toBe(503)
})
