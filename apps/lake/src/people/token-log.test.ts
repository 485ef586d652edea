import type { Identity } from '@jalonne/lake'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { tokenLog } from './token-log.ts'

it('tells of each program once for each client, and of invented tokens, and never says a token', () => {
  const lines: Record<string, unknown>[] = []
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const known = new Map<string, Identity>([
    ['sk-site', { id: 'r1', name: 'website', role: 'viewer' }],
    ['sk-marie', { id: 'p1', name: 'Marie', role: 'editor', expiresAt: '2026-01-01T00:00:00Z' }],
  ])
  const note = tokenLog({ log, recognise: (token) => known.get(token) ?? null })
  const here = { client: '192.0.2.1', address: '192.0.2.1' }
  const there = { client: '2001:db8::/56', address: '2001:db8::7' }
  for (const token of ['sk-site', 'sk-site', 'sk-marie', 'sk-x', 'sk-y', 'sk-x']) note(token, here)
  note('sk-site', there)
  expect(lines).toMatchObject([
    { msg: 'token used', token: 'website', id: 'r1', role: 'viewer', client: '192.0.2.1' },
    { msg: 'invalid token', level: 40, client: '192.0.2.1' },
    { msg: 'token used', token: 'website', client: '2001:db8::7' },
  ])
  expect(lines).toHaveLength(3)
  expect(JSON.stringify(lines)).not.toContain('sk-')
})
