import { eventually } from '@jalonne/node-kit/testing/eventually'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataFiles } from './config/data-files.ts'
import { leadRepository } from './inbox/lead-repository.ts'
import { openLeadsDatabase } from './inbox/leads-database.ts'
import { ScriptedLake } from './testing/scripted-lake.ts'
import {
  exportCalls,
  exportLeads,
  runLeads,
  type SiteProcess,
  startSiteProcess,
} from './testing/site-process-handle.ts'
import { someLead } from './testing/some-lead.ts'
import { mail } from './testing/start-api.ts'
import { mailSpool, type SmtpMood, type SmtpProcess, startSmtp } from './testing/start-smtp.ts'

const lake = new ScriptedLake()
let dataDir: string
let spool: ReturnType<typeof mailSpool>
let running: { stop(): Promise<void> }[]

beforeEach(async () => {
  dataDir = await scratchFolder()
  spool = mailSpool(dataDir)
  running = []
  lake.agency = { brand: 'Jalonne', email: 'hello@jalonne.example' }
  await lake.start()
})
afterEach(async () => {
  for (const each of running.toReversed()) await each.stop()
  await lake.stop()
})

async function smtp(mood: SmtpMood, port = 0): Promise<SmtpProcess> {
  const server = await startSmtp(mood, spool.file, port)
  running.push(server)
  return server
}

async function start(smtpUrl: string, env: Record<string, string> = {}): Promise<SiteProcess> {
  const settings = { SMTP_URL: smtpUrl, MAIL_TEAM: 'Team <team@jalonne.example>', ...env }
  const site = await startSiteProcess({ dataDir, lakeUrl: lake.url, env: settings })
  running.push(site)
  return site
}

const states = (email: string) => exportLeads(dataDir, email).map(({ mails }) => mails)
const parsed = () => Promise.all(spool.mails().map(({ source }) => PostalMime.parse(source)))

test('a message reaches the team, from the address the editors set, and a confirmation the visitor', async () => {
  const site = await start((await smtp('accept')).url)
  const name = 'Zoé <b>"Rochat"</b>'
  const response = await site.post('/api/contact', mail('zoe@example.ch', { name }))
  expect(response.status).toBe(200)
  await eventually(() =>
    expect(states('zoe@example.ch')).toEqual([{ team: 'sent', visitor: 'sent' }]),
  )
  const mails = await parsed()
  const team = mails.find(({ to }) => to?.[0]?.address === 'team@jalonne.example')
  expect(team).toMatchObject({
    from: { name: 'Jalonne', address: 'hello@jalonne.example' },
    replyTo: [{ name, address: 'zoe@example.ch' }],
  })
  expect(team).not.toHaveProperty('bcc')
  expect(team?.html).not.toContain('<b>')
  const visitor = mails.find(({ to }) => to?.[0]?.address === 'zoe@example.ch')
  expect(visitor?.subject).toBe('Jalonne\u00a0: nous avons bien reçu votre message')
})

test('N3: a call and a mail about a service reach the team with their subject, and can be exported and erased', async () => {
  const site = await start((await smtp('accept')).url)
  const page = '/fr/services/website-design-development/web-refresh'
  const meta = {
    page,
    locale: 'fr',
    service_fr: 'futur site internet',
    service_en: 'future website',
  }
  const subject = `Intérêt — futur site internet — Page\u00a0: ${page}`
  const call = {
    type: 'call',
    name: 'Ada Keller',
    phone: '021 555 01 02',
    subject,
    message: 'Créneau\u00a0: Mardi, 10:00',
    meta: { ...meta, selected_day: 'tuesday', selected_time: '10:00' },
  }
  const written = mail('zoe@example.ch', { subject, meta })
  for (const each of [call, written]) {
    const response = await site.post('/api/contact', each)
    expect([response.status, await response.json()]).toEqual([200, { ok: true }])
  }
  await eventually(() => expect(spool.mails()).toHaveLength(3))
  const team = (await parsed()).filter(({ to }) => to?.[0]?.address === 'team@jalonne.example')
  expect(team.map((each) => each.subject).toSorted()).toEqual([
    'Demande de rappel\u00a0: Ada Keller',
    'Message\u00a0: Nadia Rochat',
  ])
  for (const each of team) expect(each.text).toContain(subject)
  expect(team.map((each) => each.text).join()).toContain('Mardi, 10:00')
  expect(exportCalls(dataDir, '+41 21 555 01 02')).toMatchObject([
    { lead: { contact: call }, mails: { team: 'sent' } },
  ])
  expect(states('zoe@example.ch')).toEqual([{ team: 'sent', visitor: 'sent' }])
  expect(runLeads(dataDir, 'erase', '--phone', '0215550102')).toBe('1 removed.\n')
  expect(runLeads(dataDir, 'erase', '--email', 'zoe@example.ch')).toBe('1 removed.\n')
  expect(exportCalls(dataDir, call.phone)).toEqual([])
})

test('nobody can have a stranger’s mailbox filled, not even across a restart', async () => {
  const { url } = await smtp('accept')
  const send = async (site: SiteProcess, count: number) => {
    for (let index = 0; index < count; index++) {
      const message = `${count} ${index}`
      const response = await site.post('/api/contact', mail('stranger@example.ch', { message }))
      expect(response.status).toBe(200)
    }
  }
  const first = await start(url)
  await send(first, 2)
  await first.stop()
  await send(await start(url), 4)
  await eventually(() => expect(spool.mails()).toHaveLength(9))
  const recipients = (await parsed()).map(({ to }) => to?.[0]?.address)
  expect(recipients.filter((address) => address === 'stranger@example.ch')).toHaveLength(3)
  expect(recipients.filter((address) => address === 'team@jalonne.example')).toHaveLength(6)
})

test('an editor who changes the address changes the next mail', async () => {
  const site = await start((await smtp('accept')).url)
  await site.post('/api/contact', mail('a@example.ch'))
  await eventually(() => expect(spool.mails()).toHaveLength(2))
  lake.agency = { brand: 'Jalonne', email: 'new@jalonne.example' }
  await eventually(() => expect(lake.streams).toBeGreaterThan(0))
  const { agencyQueries } = lake
  lake.emit(['s1:settings'])
  await eventually(() => expect(lake.agencyQueries).toBeGreaterThan(agencyQueries))
  await site.post('/api/contact', mail('b@example.ch'))
  await eventually(() => expect(spool.mails()).toHaveLength(4))
  expect((await parsed()).at(-1)?.from?.address).toBe('new@jalonne.example')
})

test('the environment goes before the editors', async () => {
  const { url } = await smtp('accept')
  const site = await start(url, { MAIL_FROM: 'Robot <robot@jalonne.example>' })
  await site.post('/api/contact', mail('a@example.ch'))
  await eventually(() => expect(spool.mails()).toHaveLength(2))
  expect((await parsed()).map(({ from }) => from)).toEqual([
    { name: 'Robot', address: 'robot@jalonne.example' },
    { name: 'Robot', address: 'robot@jalonne.example' },
  ])
})

test.each<SmtpMood>(['hang', 'refuse', 'die'])(
  'a mail server that would %s costs the visitor nothing, and what it missed goes out later',
  async (mood) => {
    const bad = await smtp(mood)
    const site = await start(bad.url)
    const began = performance.now()
    const response = await site.post('/api/contact', mail('a@example.ch'))
    expect([response.status, performance.now() - began < 5_000]).toEqual([200, true])
    expect(exportLeads(dataDir, 'a@example.ch')).toHaveLength(1)
    if (mood !== 'hang') {
      await eventually(() => expect(site.log.map(({ msg }) => msg)).toContain('mail not sent'))
    }
    await bad.stop()
    await smtp('accept', bad.port)
    await eventually(() => expect(states('a@example.ch')[0]?.team).toBe('sent'))
    const ids = (await parsed()).map(({ messageId }) => messageId)
    const { id } = exportLeads(dataDir, 'a@example.ch')[0]?.lead ?? {}
    expect(ids).toContain(`<${id}.team@localhost>`)
  },
)

test('what a killed server owed is sent by the next', async () => {
  const { url, port, stop } = await smtp('refuse')
  const first = await start(url)
  await first.post('/api/contact', mail('a@example.ch'))
  await first.stop('SIGKILL')
  await stop()
  await smtp('accept', port)
  await start(url)
  await eventually(() => expect(states('a@example.ch')[0]?.team).toBe('sent'))
})

test('mail to the team that is an hour late is told by readiness, metrics and the log, and keeps nobody away', async () => {
  const { inbox } = dataFiles({ DATA_DIR: dataDir })
  const db = openLeadsDatabase(inbox)
  const receivedAt = new Date(Date.now() - 2 * 60 * 60_000).toISOString()
  leadRepository(db).add(someLead({ receivedAt }), 'f', null)
  db.close()
  const { url, port, stop } = await smtp('refuse')
  const site = await start(url)
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${site.port}${path}`)).text()
  await eventually(async () =>
    expect(JSON.parse(await ask('/healthz/ready'))).toMatchObject({
      status: 'ready',
      mail: 'late',
    }),
  )
  const metrics = await ask('/metrics')
  expect(metrics).toMatch(/^site_team_mails_waiting 1$/m)
  expect(metrics).toMatch(/^site_team_mail_oldest_seconds 72\d\d$/m)
  expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([
    expect.objectContaining({ msg: 'mail to the team is late', count: 1 }),
  ])
  await stop()
  await smtp('accept', port)
  await eventually(async () =>
    expect(JSON.parse(await ask('/healthz/ready'))).toMatchObject({ mail: 'on time' }),
  )
  expect(await ask('/metrics')).toMatch(/^site_team_mails_waiting 0$/m)
})

test('a suspect is kept, and nobody is written to', async () => {
  const site = await start((await smtp('accept')).url)
  const trap = { website_confirm: 'https://spam.example' }
  expect((await site.post('/api/contact', mail('spam@example.ch', trap))).status).toBe(200)
  await site.post('/api/contact', mail('person@example.ch'))
  await eventually(() => expect(spool.mails()).toHaveLength(2))
  expect(exportLeads(dataDir, 'spam@example.ch')).toMatchObject([
    { lead: { suspicion: 'honeypot' }, mails: {} },
  ])
})
