import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { dataFiles } from '../../apps/server/src/config/data-files.ts'
import { leadRepository, type StoredLead } from '../../apps/server/src/inbox/lead-repository.ts'
import { openLeadsDatabase } from '../../apps/server/src/inbox/leads-database.ts'
import {
  mailSpool,
  type SmtpMood,
  type SmtpProcess,
  type SpooledMail,
  startSmtp,
} from '../../apps/server/src/testing/start-smtp.ts'
import { freePort } from '../support/free-port.ts'
import type { Service } from '../support/service.ts'
import { type Stack, startServer } from '../support/stack.ts'
import type { Measure } from './report.ts'

const submissions = 1_000
const kills = 20
const visitors = 8
const deliveredWithin = 300_000

/** Submissions while the server is killed and the mail server comes and goes: what reaches the inbox, and by mail. */
export async function leads(stack: Stack): Promise<Measure[]> {
  const data = await mkdtemp(join(tmpdir(), 'jalonne-leads-'))
  const spool = mailSpool(data)
  const port = await freePort()
  const mail = await fickleMailServer(spool.file)
  const start = () =>
    startServer({
      SITE_PORT: `${port}`,
      SANITY_API_HOST: stack.lake.url,
      DATA_DIR: data,
      TRUST_PROXY: 'true',
      SMTP_URL: mail.url,
      MAIL_TEAM: 'team@jalonne.example',
      LOG_LEVEL: 'info',
    })
  let server: Service = await start()
  try {
    const began = performance.now()
    let acknowledged = 0
    const queue = Array.from({ length: submissions }, (_, index) => index).values()
    const sending = Array.from({ length: visitors }, async () => {
      for (const index of queue) {
        await submit(`http://localhost:${port}`, index)
        acknowledged += 1
      }
    })
    for (let kill = 1; kill <= kills; kill++) {
      // Somewhere within each stretch, with submissions under way.
      const at = ((kill - Math.random()) * submissions) / kills
      while (acknowledged < at) await pause(1)
      await server.stop('SIGKILL')
      server = await start()
    }
    await Promise.all(sending)
    const sent = performance.now()
    await mail.settle()
    const kept = await delivered(data)
    const done = performance.now()
    return [
      { what: 'submissions acknowledged', value: acknowledged, unit: '', atLeast: submissions },
      { what: 'kill -9', value: kills, unit: '' },
      { what: 'mail server gone or dying', value: mail.troubles(), unit: 'times', atLeast: 5 },
      ...verdicts(kept, spool.mails()),
      { what: 'until the last was acknowledged', value: (sent - began) / 1000, unit: 's' },
      { what: 'until the last was e-mailed', value: (done - sent) / 1000, unit: 's' },
    ]
  } finally {
    await server.stop()
    await mail.close()
    await rm(data, { recursive: true, force: true })
  }
}

/** As a browser does: the same words under the same key, until they are acknowledged. */
async function submit(origin: string, index: number): Promise<void> {
  const body = JSON.stringify({
    type: 'mail',
    name: `Visitor ${index}`,
    email: addressOf(index),
    key: `submission-${index}`,
    meta: { page: '/en/contact', locale: 'en' },
  })
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.0.${index >> 8}.${index & 255}`,
  }
  for (;;) {
    const answer = await fetch(`${origin}/api/contact`, { method: 'POST', body, headers }).catch(
      () => null,
    )
    if (answer?.status === 200) return
    await pause(20)
  }
}

const addressOf = (index: number) => `visitor-${index}@example.ch`

/** A mail server that accepts, vanishes, comes back and dies in mid-conversation, in turns. */
async function fickleMailServer(spool: string) {
  let current: SmtpProcess = await startSmtp('accept', spool)
  const { url, port } = current
  const moods: (SmtpMood | null)[] = [null, 'accept', 'die', 'accept', 'refuse', 'accept']
  let troubles = 0
  const settled = new AbortController()
  const changing = (async () => {
    for (let turn = 0; !settled.signal.aborted; turn++) {
      const mood = moods[turn % moods.length] ?? null
      await current.stop()
      if (mood !== null) current = await startSmtp(mood, spool, port)
      if (mood !== 'accept') troubles += 1
      await pause(700, null, { signal: settled.signal }).catch(() => undefined)
    }
    await current.stop()
    current = await startSmtp('accept', spool, port)
  })()
  return {
    url,
    troubles: () => troubles,
    /** Accepts from now on. */
    settle: () => {
      settled.abort()
      return changing
    },
    close: async () => {
      settled.abort()
      await changing
      await current.stop()
    },
  }
}

/** Everything in the inbox, once no mail to the team waits any more. */
async function delivered(data: string): Promise<StoredLead[]> {
  const db = openLeadsDatabase(dataFiles({ DATA_DIR: data }).inbox)
  try {
    const deadline = Date.now() + deliveredWithin
    for (;;) {
      const kept = leadRepository(db).list({ limit: 1_000_000 })
      const waits = kept.some(({ mails }) => Object.values(mails).includes('waiting'))
      if (!waits || Date.now() > deadline) return kept
      await pause(200)
    }
  } finally {
    db.close()
  }
}

function verdicts(kept: StoredLead[], mails: SpooledMail[]): Measure[] {
  const copies = new Map<string, number>()
  for (const { lead } of kept)
    copies.set(lead.contact.name, (copies.get(lead.contact.name) ?? 0) + 1)
  const expected = Array.from({ length: submissions }, (_, index) => `Visitor ${index}`)
  const ids = mails.map(({ source }) => /^message-id: <(.*)>/im.exec(source)?.[1] ?? '')
  const known = new Set(kept.map(({ lead }) => `${lead.id}.team@localhost`))
  const arrived = new Set(ids)
  const foreign = ids.filter((id) => !known.has(id.replace('.visitor@', '.team@')))
  return [
    {
      what: 'missing in the inbox',
      value: expected.filter((name) => !copies.has(name)).length,
      unit: '',
      atMost: 0,
    },
    { what: 'more than once in the inbox', value: kept.length - copies.size, unit: '', atMost: 0 },
    {
      what: 'never e-mailed',
      value: [...known].filter((id) => !arrived.has(id)).length,
      unit: '',
      atMost: 0,
    },
    { what: 'e-mails under another Message-ID', value: foreign.length, unit: '', atMost: 0 },
    { what: 'e-mails sent again under theirs', value: ids.length - arrived.size, unit: '' },
  ]
}
