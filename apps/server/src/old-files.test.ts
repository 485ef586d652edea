import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { beforeEach, expect, test } from 'vitest'
import { leadRepository } from './inbox/lead-repository.ts'
import { openLeadsDatabase } from './inbox/leads-database.ts'
import { mailQueue } from './inbox/mail-queue.ts'
import { openReportStore } from './inbox/report-store.ts'
import { sentMail, someLead } from './testing/some-lead.ts'

let folder: string
beforeEach(async () => {
  folder = await scratchFolder()
})

const leadFor = (email: string, id: string) => someLead({ id, contact: sentMail({ email }) })

test('an inbox written by the first version opens with all it holds, and counts its mailboxes', async () => {
  const file = path.join(folder, 'inbox.sqlite')
  const old = new DatabaseSync(file)
  old.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE leads (
      id TEXT PRIMARY KEY,
      fingerprint TEXT NOT NULL,
      received_at TEXT NOT NULL,
      email TEXT,
      suspicion TEXT,
      lead TEXT NOT NULL
    ) STRICT;
    CREATE INDEX leads_by_fingerprint ON leads (fingerprint, received_at);
    CREATE INDEX leads_by_email ON leads (email);
    CREATE INDEX leads_by_mailbox ON leads (CASE WHEN email LIKE '%+%@%'
      THEN substr(email, 1, instr(email, '+') - 1) || substr(email, instr(email, '@'))
      ELSE email END, received_at);
    CREATE INDEX leads_by_time ON leads (received_at);
    CREATE TABLE mails (
      lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      next_at INTEGER NOT NULL,
      state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'refused')),
      last_error TEXT,
      PRIMARY KEY (lead_id, kind)
    ) STRICT;
    CREATE INDEX mails_due ON mails (next_at) WHERE state = 'waiting';
  `)
  const insert = old.prepare('INSERT INTO leads VALUES (?, ?, ?, ?, NULL, ?)')
  for (const [id, email] of [
    ['a1', 'nrochat@gmail.com'],
    ['a2', 'n.rochat@gmail.com'],
    ['a3', 'n.rochat+x@gmail.com'],
  ] as const) {
    const lead = leadFor(email, id)
    insert.run(id, id, lead.receivedAt, email, JSON.stringify(lead))
    old.prepare("INSERT INTO mails (lead_id, kind, next_at) VALUES (?, 'visitor', 0)").run(id)
  }
  old.close()

  const db = openLeadsDatabase(file)
  const leads = leadRepository(db)
  expect(leads.list({}).map(({ lead }) => lead.id)).toEqual(['a1', 'a2', 'a3'])
  const queue = mailQueue(db)
  expect(queue.due(Date.now(), 10)).toHaveLength(3)
  for (const mail of queue.due(Date.now(), 1)) await queue.lapse(mail)
  expect(leads.list({}).map(({ mails }) => mails.visitor)).toEqual(['lapsed', 'waiting', 'waiting'])
  leads.add(leadFor('N.Rochat@googlemail.com', 'a4'), 'a4', null)
  expect(leads.list({}).find(({ lead }) => lead.id === 'a4')?.mails).toEqual({ team: 'waiting' })
  expect(leads.erase({ email: 'nrochat@gmail.com' })).toBe(1)
  expect(db.prepare("SELECT * FROM mails WHERE lead_id = 'a1'").all()).toEqual([])
  const indexes = db.prepare("SELECT name FROM sqlite_master WHERE name = 'leads_by_email'")
  expect(indexes.all()).toEqual([])
  db.close()
  openLeadsDatabase(file).close()
})

test('reports written by the first version stay counted, the oldest of them first to go', () => {
  const file = path.join(folder, 'reports.sqlite')
  const old = new DatabaseSync(file)
  old.exec(`
    CREATE TABLE reports (
      kind TEXT NOT NULL,
      subject TEXT NOT NULL,
      count INTEGER NOT NULL,
      first_at TEXT NOT NULL,
      last_at TEXT NOT NULL,
      detail TEXT NOT NULL,
      PRIMARY KEY (kind, subject)
    ) STRICT;
    CREATE INDEX reports_by_age ON reports (last_at);
    INSERT INTO reports VALUES ('error', 'newer', 1, '2026-03-02', '2026-03-02', '{}');
    INSERT INTO reports VALUES ('error', 'older', 7, '2026-03-01', '2026-03-01', '{}');
  `)
  old.close()

  const store = openReportStore(file, { maxSubjects: 2, now: () => new Date('2026-03-03') })
  expect(store.summary(10).map(({ subject, count }) => [subject, count])).toEqual([
    ['older', 7],
    ['newer', 1],
  ])
  store.save({ kind: 'error', subject: 'today', detail: {} })
  expect(store.summary(10).map(({ subject }) => subject)).toEqual(['today', 'newer'])
  store.close()
})
