import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { listenProblem } from './listen-problem.ts'

const options = { hostOption: 'SITE_HOST', portOption: 'SITE_PORT' }

async function problemOf(port: number, host: string): Promise<string> {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
    return 'none'
  } catch (error) {
    return listenProblem(error, { host, port, ...options })
  } finally {
    server.close()
  }
}

test('an address of another machine is told by the name of its setting', async () => {
  expect(await problemOf(0, '192.0.2.1')).toBe(
    '192.0.2.1 is no address of this machine: choose another with SITE_HOST.',
  )
})

test('a port that is taken or not allowed is told by the name of its setting', () => {
  const told = (code: string) =>
    listenProblem(Object.assign(new Error('listen'), { code }), {
      host: '127.0.0.1',
      port: 80,
      ...options,
    })
  expect(told('EACCES')).toBe(
    'Port 80 is not for every user: choose one from 1024 on with SITE_PORT.',
  )
  expect(told('EADDRINUSE')).toMatch(/^Port 80 is taken .* with SITE_PORT\.$/)
  expect(told('EOTHER')).toBe('The server cannot listen on 127.0.0.1, port 80 (listen).')
})
