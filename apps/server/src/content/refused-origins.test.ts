import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { warnOfRefusedOrigins } from './refused-origins.ts'

test('addresses of the site that the lake refuses to browsers are named in one warning', async () => {
  const lake = createServer(({ url, headers }, response) => {
    const allowed = headers.origin === 'https://www.example.ch'
    response.writeHead(url?.endsWith('/check/cors') ? 200 : 404, {
      'content-type': 'application/json',
    })
    response.end(JSON.stringify({ result: { allowed, withCredentials: false } }))
  })
  await new Promise<void>((resolve) => lake.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void lake.close())
  const { port } = lake.address() as AddressInfo
  const lines: string[] = []
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) })
  const warned = (hosts: Record<string, string>) => {
    const env = { SITE_ORIGIN: 'https://www.example.ch', ...hosts }
    const config = readConfig({ ...env, SANITY_API_HOST: `http://127.0.0.1:${port}` })
    return warnOfRefusedOrigins(config, log)
  }
  await warned({})
  expect(lines).toEqual([])
  await warned({ FR_HOSTS: 'www.example.ch', EN_HOSTS: 'en.example.ch' })
  expect(lines).toEqual([expect.stringContaining('"origins":["https://en.example.ch"]')])
})
