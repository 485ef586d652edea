import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Lead } from '@jalonne/api'
import { eventually } from '@jalonne/node-kit/testing/eventually'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataFiles } from './config/data-files.ts'
import { leadRepository } from './inbox/lead-repository.ts'
import { openLeadsDatabase } from './inbox/leads-database.ts'
import {
  exportLeads,
  runLeads,
  type SiteProcess,
  startSiteProcess,
} from './testing/site-process-handle.ts'
import { sentMail, someLead } from './testing/some-lead.ts'
import { type ApiStack, mail, someone, startApi } from './testing/start-api.ts'

let api: ApiStack
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('the data folder', () => {
  test('that cannot be written to: the site serves, the API says so, the log says why', async () => {
    const file = path.join(await scratchFolder(), 'a-file')
    writeFileSync(file, '')
    const env = { SANITY_API_READ_TOKEN: 'sk-test' }
    const readOnly = await startSiteProcess({ dataDir: file, lakeUrl: api.lake.url, env })
    const response = await readOnly.post('/api/contact', mail('i@example.ch'))
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      503,
      '60',
      { error: 'Échec de l’envoi du message. Veuillez réessayer plus tard.', field: null },
    ])
    expect((await readOnly.post('/api/error', { message: 'x' })).status).toBe(503)
    expect((await fetch(`http://127.0.0.1:${readOnly.port}/fr/contact`)).status).toBe(200)
    expect(readOnly.log.map(({ msg }) => msg)).toContain('no lead can be stored')
    const ready = (port: number) => fetch(`http://127.0.0.1:${port}/healthz/ready`)
    expect(await (await ready(readOnly.port)).json()).toMatchObject({ inbox: 'not writable' })
    expect(await (await ready(api.site.port)).json()).toMatchObject({ inbox: 'writable' })
    // Made writable, it works without a restart.
    rmSync(file)
    expect((await readOnly.post('/api/contact', mail('i@example.ch'))).status).toBe(200)
    await readOnly.stop()
  })

  test('on a full disk: nothing acknowledged is lost, nothing is kept by halves', async () => {
    const folder = await scratchFolder()
    const full = await startSiteProcess({ dataDir: folder, lakeUrl: api.lake.url, fileLimit: 400 })
    const acknowledged: string[] = []
    let refused = 0
    for (let index = 0; index < 200 && refused < 3; index++) {
      const message = `${index} ${'x'.repeat(4_900)}`
      const response = await full.post('/api/contact', mail('j@example.ch', { message }), someone())
      if (response.status === 200) acknowledged.push(message)
      else refused += 1
    }
    await full.stop('SIGKILL')
    expect([refused, acknowledged.length > 0]).toEqual([3, true])
    const kept = exportLeads(folder, 'j@example.ch').map(({ lead }) => lead.contact.message)
    expect(kept.toSorted()).toEqual(acknowledged.toSorted())
  })

  const modes = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const mode = statSync(path.join(entry.parentPath, entry.name)).mode & 0o777
      return `${entry.isDirectory() ? 'folder' : 'file'} ${mode.toString(8)}`
    })

  test('is for its owner only, also where it was open to others before', async () => {
    const folder = await scratchFolder()
    const first = await startSiteProcess({ dataDir: folder, lakeUrl: api.lake.url })
    await first.post('/api/contact', mail('l@example.ch'))
    expect(new Set(modes(folder))).toEqual(new Set(['folder 700', 'file 600']))
    await first.stop('SIGKILL')

    const { folder: data, inbox } = dataFiles({ DATA_DIR: folder })
    writeFileSync(path.join(data, 'inbox-until-2026.sqlite'), 'restored over')
    chmodSync(data, 0o755)
    for (const name of readdirSync(data)) chmodSync(path.join(data, name), 0o644)
    expect(existsSync(`${inbox}-wal`)).toBe(true)
    const again = await startSiteProcess({ dataDir: folder, lakeUrl: api.lake.url })
    expect(new Set(modes(folder))).toEqual(new Set(['folder 700', 'file 600']))
    await again.stop()
  })

  test('belongs to one server; when that is killed, to the next', async () => {
    const folder = await scratchFolder()
    const options = { dataDir: folder, lakeUrl: api.lake.url }
    const first = await startSiteProcess(options)
    await expect(startSiteProcess(options)).rejects.toThrow(
      `Another server works with the data in ${dataFiles({ DATA_DIR: folder }).folder}: stop it, or give this one a folder of its own with DATA_DIR.`,
    )
    expect((await first.post('/api/contact', mail('m@example.ch'))).status).toBe(200)
    await first.stop('SIGKILL')
    const second = await startSiteProcess(options)
    expect((await second.post('/api/contact', mail('m@example.ch', { message: '2' }))).status).toBe(
      200,
    )
    await second.stop()
  })

  test('loses nothing to a clock that is two years ahead, and the log says so', async () => {
    const folder = await scratchFolder()
    const db = openLeadsDatabase(dataFiles({ DATA_DIR: folder }).inbox)
    const leads = leadRepository(db)
    // As seen two years and a day later.
    leads.add(leadFrom('n@example.ch', 'a', 731), 'a', null)
    leads.add(leadFrom('n@example.ch', 'b', 800), 'b', null)
    db.close()
    const told = ({ log }: SiteProcess) =>
      eventually(() =>
        expect(log.some(({ msg }) => msg.includes('no old lead is removed'))).toBe(true),
      )
    const site = await startSiteProcess({ dataDir: folder, lakeUrl: api.lake.url })
    await told(site)
    expect((await site.post('/api/contact', mail('n@example.ch'))).status).toBe(200)
    await site.stop()
    const again = await startSiteProcess({ dataDir: folder, lakeUrl: api.lake.url })
    await told(again)
    await again.stop()
    expect(exportLeads(folder, 'n@example.ch')).toHaveLength(3)
    expect(runLeads(folder, 'forget')).toBe('2 removed.\n')
  })

  test('forgets at the start what is too old, and on demand what one person sent', async () => {
    const folder = await scratchFolder()
    const db = openLeadsDatabase(dataFiles({ DATA_DIR: folder }).inbox)
    const inbox = leadRepository(db)
    for (const [id, days] of [
      ['old', 8],
      ['new', 6],
    ] as const) {
      inbox.add(leadFrom('k@example.ch', id, days), id, null)
    }
    db.close()
    const env = { LEADS_RETENTION_DAYS: '7' }
    const forgetful = await startSiteProcess({ dataDir: folder, lakeUrl: api.lake.url, env })
    await eventually(() =>
      expect(exportLeads(folder, 'k@example.ch').map(({ lead }) => lead.id)).toEqual(['new']),
    )
    expect(runLeads(folder, 'erase', '--email', 'K@example.ch')).toBe('1 removed.\n')
    const { inbox: file } = dataFiles({ DATA_DIR: folder })
    // Not only unlinked: the words are gone from the files.
    for (const each of [file, `${file}-wal`].filter((name) => existsSync(name))) {
      expect(readFileSync(each, 'latin1')).not.toContain('secret-')
    }
    await forgetful.stop()
  })
})

/** What somebody sent so many days ago. */
function leadFrom(email: string, id: string, days: number): Lead {
  const receivedAt = new Date(Date.now() - days * 86_400_000).toISOString()
  return someLead({ id, receivedAt, contact: sentMail({ email, message: `secret-${id}` }) })
}
