import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Lead } from '@jalonne/api'
import { afterAll, expect, test, vi } from 'vitest'
import { dataFiles } from '../config/data-files.ts'
import { leadRepository } from '../leads/lead-repository.ts'
import { openLeadsDatabase } from '../leads/leads-database.ts'

// Every command is a process of its own.
vi.setConfig({ testTimeout: 60_000 })

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'jalonne-leads-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

const command = fileURLToPath(new URL('./leads.ts', import.meta.url))
const leads = (...args: string[]) =>
  spawnSync(process.execPath, [command, ...args], {
    env: { ...process.env, DATA_DIR },
    encoding: 'utf8',
  })

const lead: Lead = {
  id: 'a1',
  receivedAt: '2026-03-06T12:00:00.000Z',
  language: 'fr',
  suspicion: null,
  callAt: null,
  contact: {
    type: 'mail',
    name: 'Nadia Rochat',
    email: 'nadia@example.ch',
    message: 'Bonjour\nmerci',
    subject: '',
    meta: {},
    website_confirm: '',
    elapsed: null,
    key: undefined,
  },
}

test('the owner of the agency reads, exports and erases what people sent', () => {
  expect(leads().stdout).toBe('Nobody has written yet.\n')
  expect(leads('erase').status).toBe(2)

  const db = openLeadsDatabase(dataFiles({ DATA_DIR }).inbox)
  leadRepository(db).add(lead, 'f1', null)
  db.close()

  expect(leads().stdout).toBe(
    [
      '2026-03-06T12:00:00.000Z  mail  team waiting  visitor waiting',
      '  Name: Nadia Rochat',
      '  Email: nadia@example.ch',
      '  Message: Bonjour\n    merci\n',
    ].join('\n'),
  )
  expect(JSON.parse(leads('export', '--email', 'nadia@example.ch').stdout)).toMatchObject([
    { lead: { id: 'a1' } },
  ])
  expect(leads('erase').status).toBe(2)
  expect(leads('erase', '--email', 'NADIA@example.ch').stdout).toBe('1 removed.\n')
  expect(leads().stdout).toBe('Nothing here.\n')
})
