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
  const welcome = await reader?.read()
  expect(new TextDecoder().decode(welcome?.value)).toBe(
    'id: here\nevent: welcome\ndata: {"cursor":"here"}\n\n',
  )
  // The end of a stream that has ended would be there by then.
  const turn = new Promise((resolve) => setTimeout(resolve, 0, 'open'))
  expect(await Promise.race([reader?.read(), turn])).toBe('open')
  await reader?.cancel()
  live.fail({ status: 503 })
  expect((await listen()).status).toBe(503)
})
