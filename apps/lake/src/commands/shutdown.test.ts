import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { expect, it } from 'vitest'
import { clientOf } from '../testing/client.ts'
import { startLake, writeToken } from '../testing/lake-process.ts'

it.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s says goodbye on open streams and ends with 0',
  async (signal) => {
    const lake = await startLake(['--data', await scratchFolder()])
    const live = await fetch(`${lake.url}/v2025-02-19/data/live/events/production`)
    const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader()
    const welcome = await reader?.read()
    expect(welcome?.value).toContain('event: welcome')

    const ended = lake.end(signal)
    let rest = ''
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read())
      rest += read.value
    expect(rest).toContain('event: goaway')
    expect(await ended).toBe(0)
  },
)

it('finishes what it has begun to answer, also when Ctrl-C comes from the terminal and from who started it', async () => {
  const lake = await startLake(['--data', await scratchFolder()])
  const bytes = 'a file that comes slowly'
  const upload = httpRequest(`${lake.url}/v2025-02-19/assets/files/production?filename=a.txt`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${writeToken}`,
      expect: '100-continue',
      'content-length': bytes.length,
    },
  })
  upload.flushHeaders()
  await once(upload, 'continue')
  upload.write(bytes.slice(0, 5))

  const ended = lake.end('SIGINT')
  await expect
    .poll(() =>
      clientOf(lake.url)
        .fetch('1')
        .then(
          () => 'open',
          (error) => error.statusCode ?? 'closed',
        ),
    )
    .toBe(503)
  lake.child.kill('SIGTERM')
  upload.end(bytes.slice(5))
  const [response]: IncomingMessage[] = await once(upload, 'response')
  expect(response?.statusCode).toBe(200)
  if (response)
    expect(await json(response)).toMatchObject({ document: { originalFilename: 'a.txt' } })
  expect(await ended).toBe(0)
})
