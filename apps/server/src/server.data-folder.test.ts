import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { dataFiles } from './config/data-files.ts'
import { leadRepository } from './leads/lead-repository.ts'
import { openLeadsDatabase } from './leads/leads-database.ts'
import {
  exportLeads,
  runLeads,
  startSiteProcess,
  temporaryFolder,
} from './testing/site-process-handle.ts'
import { type ApiStack, mail, someone, startApi } from './testing/start-api.ts'

// Servers are processes of their own and take a moment to start.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let api: ApiStack
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('the data folder', () => {
  test('that cannot be written to: the site serves, the API says so, the log says why', async () => {
    const file = path.join(temporaryFolder(), 'a-file')
    writeFileSync(file, '')
    const readOnly = await startSiteProcess({ dataDir: file, lakeUrl: api.lake.url })
    const answer = await readOnly.post('/api/contact', mail('i@example.ch'))
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '60',
      { error: 'Échec de l’envoi du message. Veuillez réessayer plus tard.', field: null },
    ])
    expect((await readOnly.post('/api/error', { message: 'x' })).status).toBe(503)
    expect((await fetch(`http://127.0.0.1:${readOnly.port}/fr/contact`)).status).toBe(200)
    expect(readOnly.log.map(({ msg }) => msg)).toContain('nothing visitors send can be kept')
    // Made writable, it works without a restart.
    rmSync(file)
    expect((await readOnly.post('/api/contact', mail('i@example.ch'))).status).toBe(200)
    await readOnly.stop()
  })

  test('on a full disk: nothing acknowledged is lost, nothing is kept by halves', async () => {
    const folder = temporaryFolder()
    const full = await startSiteProcess({ dataDir: folder, lakeUrl: api.lake.url, fileLimit: 400 })
    const acknowledged: string[] = []
    let refused = 0
    for (let index = 0; index < 200 && refused < 3; index++) {
      const message = `${index} ${'x'.repeat(4_900)}`
      const answer = await full.post('/api/contact', mail('j@example.ch', { message }), someone())
      if (answer.status === 200) acknowledged.push(message)
      else refused += 1
    }
    await full.stop('SIGKILL')
    expect([refused, acknowledged.length > 0]).toEqual([3, true])
    const kept = exportLeads(folder, 'j@example.ch').map(({ lead }) => lead.contact.message)
    expect(kept.toSorted()).toEqual(acknowledged.toSorted())
    rmSync(folder, { recursive: true })
  })

  test('forgets at the start what is too old, and on demand what one person sent', async () => {
    const folder = temporaryFolder()
    const db = openLeadsDatabase(dataFiles({ DATA_DIR: folder }).inbox)
    const inbox = leadRepository(db)
    for (const [id, days] of [
      ['old', 8],
      ['new', 6],
    ] as const) {
      const receivedAt = new Date(Date.now() - days * 86_400_000).toISOString()
      const contact = {
        type: 'mail' as const,
        name: 'N',
        email: 'k@example.ch',
        message: `secret-${id}`,
        subject: '',
        meta: {},
        website_confirm: '',
        elapsed: null,
        key: undefined,
      }
      const lead = {
        id,
        receivedAt,
        language: 'fr' as const,
        suspicion: null,
        callAt: null,
        contact,
      }
      inbox.add(lead, id, null)
    }
    db.close()
    const env = { LEADS_RETENTION_DAYS: '7' }
    const forgetful = await startSiteProcess({ dataDir: folder, lakeUrl: api.lake.url, env })
    await vi.waitFor(() =>
      expect(exportLeads(folder, 'k@example.ch').map(({ lead }) => lead.id)).toEqual(['new']),
    )
    expect(runLeads(folder, 'erase', '--email', 'K@example.ch')).toBe('1 removed.\n')
    const { inbox: file } = dataFiles({ DATA_DIR: folder })
    // Not only unlinked: the words are gone from the files.
    for (const each of [file, `${file}-wal`].filter((name) => existsSync(name))) {
      expect(readFileSync(each, 'latin1')).not.toContain('secret-')
    }
    await forgetful.stop()
    rmSync(folder, { recursive: true })
  })
})
