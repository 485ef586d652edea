import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eventually } from '@jalonne/node-kit/testing/eventually'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { afterEach, expect, test, vi } from 'vitest'
import { dataFiles } from '../config/data-files.ts'
import { sentMail, someLead } from '../testing/some-lead.ts'
import { mailSpool, startSmtp } from '../testing/start-smtp.ts'
import { leadRepository } from './lead-repository.ts'
import { openLeadsDatabase } from './leads-database.ts'
import type { Job, LogMessage } from './messages.ts'
import { openWorker } from './worker.ts'

afterEach(() => {
  vi.useRealTimers()
})

const agency = {
  brand: 'Jalonne',
  from: { name: 'Jalonne', address: 'bonjour@jalonne.example' },
  team: { name: 'Équipe', address: 'team@jalonne.example' },
  origin: 'https://jalonne.example',
}

const message: Job & { kind: 'lead' } = {
  kind: 'lead',
  fingerprint: 'f1',
  repeatWithin: null,
  lead: someLead({
    receivedAt: new Date().toISOString(),
    contact: sentMail({ name: 'Zoé', email: 'zoe@example.ch' }),
  }),
}

test.each<[string, Job]>([
  ['a check', { kind: 'check' }],
  ['a message sent once more', message],
])('mails owed go out once %s finds the data folder back', async (_, job) => {
  const folder = await scratchFolder()
  const files = dataFiles({ DATA_DIR: folder })
  const db = openLeadsDatabase(files.inbox)
  leadRepository(db).add(message.lead, message.fingerprint, null)
  db.close()
  const aside = path.join(folder, 'aside')
  await rename(files.folder, aside)
  await writeFile(files.folder, '')

  const spool = mailSpool(folder)
  const smtp = await startSmtp('accept', spool.file)
  const mail = { smtpUrl: smtp.url }
  const worker = openWorker({ files, mail, leadsRetentionDays: 36_500 }, () => undefined)
  worker.sendAs(agency)
  await expect(worker.take(job)).rejects.toThrow()
  await rm(files.folder)
  await rename(aside, files.folder)
  await worker.take(job)
  await eventually(() => expect(spool.mails()).toHaveLength(2))
  await worker.close()
  await smtp.stop()
})

test('the log tells by codes and the lead’s id why a mail was not sent, and nobody’s address', async () => {
  const folder = await scratchFolder()
  const files = dataFiles({ DATA_DIR: folder })
  const smtp = await startSmtp('refuse-visitors', mailSpool(folder).file)
  const logged: LogMessage[] = []
  const worker = openWorker(
    { files, mail: { smtpUrl: smtp.url }, leadsRetentionDays: 36_500 },
    (line) => logged.push(line),
  )
  worker.sendAs(agency)
  await worker.take(message)
  await eventually(() => expect(logged).toHaveLength(1))
  await worker.close()
  await smtp.stop()
  expect(logged[0]).toMatchObject({
    text: 'mail not sent',
    details: { lead: 'a1', kind: 'visitor', code: 'EENVELOPE', responseCode: 550 },
  })
  const { err } = logged[0]?.details ?? {}
  expect(`${JSON.stringify(logged)} ${err}`).not.toContain('zoe@example.ch')
  const db = openLeadsDatabase(files.inbox)
  const [kept] = db.prepare("SELECT last_error FROM mails WHERE state = 'refused'").all()
  expect(kept?.last_error).toContain('zoe@example.ch')
  db.close()
})

test.each([
  ['smtp://127.0.0.1:1', ['mail to the team is late']],
  [null, []],
])(
  'with %s as the mail server, what the log hears once an hour has gone by is %j',
  async (smtpUrl, heard) => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const files = dataFiles({ DATA_DIR: await scratchFolder() })
    const logged: LogMessage[] = []
    const worker = openWorker({ files, mail: { smtpUrl }, leadsRetentionDays: 36_500 }, (line) =>
      logged.push(line),
    )
    const lead = { ...message.lead, receivedAt: new Date().toISOString() }
    await worker.take({ ...message, lead })
    vi.advanceTimersByTime(60 * 60_000)
    expect(logged).toEqual([])
    vi.advanceTimersByTime(60 * 60_000)
    await worker.close()
    expect(logged.map(({ text }) => text)).toEqual(heard)
  },
)

test('damaged questions keep no lead from being stored, and the log names them alone', async () => {
  const folder = await scratchFolder()
  const files = dataFiles({ DATA_DIR: folder })
  await mkdir(files.folder)
  await writeFile(files.questions, 'no database at all')
  const logged: LogMessage[] = []
  const worker = openWorker(
    { files, mail: { smtpUrl: null }, leadsRetentionDays: 36_500 },
    (line) => logged.push(line),
  )
  expect(await worker.take(message)).toEqual({
    lead: { id: 'a1', known: false, callAt: null },
  })
  await worker.close()
  expect(logged.map(({ text }) => text)).toEqual(['no question can be stored'])
})
