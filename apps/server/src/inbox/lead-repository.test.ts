import path from 'node:path'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { beforeEach, expect, test } from 'vitest'
import { sentBooking, sentCall, sentMail, someLead } from '../testing/some-lead.ts'
import { leadRepository } from './lead-repository.ts'
import { openLeadsDatabase } from './leads-database.ts'
import { mailQueue } from './mail-queue.ts'

let file: string
beforeEach(async () => {
  file = path.join(await scratchFolder(), 'inbox.sqlite')
})

const lead = (id: string, receivedAt: string, email = 'Nadia@Example.ch') =>
  someLead({ id, receivedAt, contact: sentMail({ email }) })

test('the same submission is kept once, also by the next process', () => {
  const before = openLeadsDatabase(file)
  expect(leadRepository(before).add(lead('a', '2026-03-01T10:00:00.000Z'), 'f', null).known).toBe(
    false,
  )
  before.close()
  const after = openLeadsDatabase(file)
  const inbox = leadRepository(after)
  const again = lead('b', '2026-03-01T10:05:00.000Z')
  expect(inbox.add(again, 'f', null)).toEqual({ id: 'a', known: true, callAt: null })
  expect(inbox.add(again, 'f', 240_000)).toEqual({ id: 'b', known: false, callAt: null })
  expect(inbox.list({}).map((kept) => kept.lead.id)).toEqual(['b', 'a'])
  expect(mailQueue(after).due(Date.now(), 10)).toHaveLength(4)
  after.close()
})

test('everything about an address is found and erased, whatever its capitals', () => {
  const db = openLeadsDatabase(':memory:')
  const inbox = leadRepository(db)
  inbox.add(lead('a', '2026-03-01T10:00:00.000Z'), 'f1', null)
  inbox.add(lead('b', '2026-03-02T10:00:00.000Z'), 'f2', null)
  expect(inbox.list({ of: { email: 'nadia@example.CH' } })).toHaveLength(2)
  expect(inbox.erase({ email: 'NADIA@example.ch' })).toBe(2)
  expect(inbox.list({})).toEqual([])
  expect(mailQueue(db).due(Date.now(), 10)).toEqual([])
})

test('an address is found within the words somebody left in its place, and no other for it', () => {
  const inbox = leadRepository(openLeadsDatabase(':memory:'))
  const written = [
    'Nadia Rochat <Nadia@example.ch>',
    'nadia@example.ch, ou au 021 555 01 02',
    // Stored before such marks were taken out.
    'na\u00addia@example.ch\u200b',
    'marie.nadia@example.ch',
    'nadia@example.ch.example.com',
    'au téléphone',
  ]
  for (const [index, email] of written.entries())
    inbox.add(lead(`${index}`, `2026-03-0${index + 1}T10:00:00.000Z`, email), `f${index}`, null)
  const ids = (email: string) => inbox.list({ of: { email } }).map((kept) => kept.lead.id)
  expect(ids('nadia@example.ch')).toEqual(['2', '1', '0'])
  expect(ids('Au téléphone')).toEqual(['5'])
  expect(inbox.erase({ email: ' nadia@example.ch\u200b' })).toBe(3)
  expect(inbox.list({})).toHaveLength(3)
})

test('an address is found in either spelling of its domain, also where it was stored before spellings were one', () => {
  const db = openLeadsDatabase(':memory:')
  const inbox = leadRepository(db)
  const written = [
    'Ana@xn--mller-kva.ch',
    'ana@Müller.ch',
    'Ana Müller <ana@mu\u0308ller.ch>',
    'ana@muller.ch',
  ]
  for (const [index, email] of written.entries())
    inbox.add(lead(`${index}`, `2026-03-0${index + 1}T10:00:00.000Z`, email), `f${index}`, null)
  db.exec(`UPDATE leads SET email = 'ana@müller.ch' WHERE id = '1'`)
  const ids = (email: string) => inbox.list({ of: { email } }).map((kept) => kept.lead.id)
  expect(ids('ana@müller.ch')).toEqual(['2', '1', '0'])
  expect(ids('ana@XN--MLLER-KVA.ch')).toEqual(['2', '1', '0'])
  expect(inbox.erase({ email: 'ana@müller.ch' })).toBe(3)
  expect(ids('ana@muller.ch')).toEqual(['3'])
})

test('a mailbox is owed three confirmations an hour, whatever it is called and whoever asks; the team hears of all', () => {
  const at = (id: string, time: string, email: string) => lead(id, `2026-03-01T${time}.000Z`, email)
  const before = openLeadsDatabase(file)
  const inbox = leadRepository(before)
  inbox.add(at('a', '10:00:00', 'nadia@example.ch'), 'a', null)
  inbox.add(at('b', '10:10:00', 'Nadia+shop@example.ch'), 'b', null)
  inbox.add(at('c', '10:20:00', 'nadia+x+y@example.ch'), 'c', null)
  before.close()
  const after = openLeadsDatabase(file)
  const again = leadRepository(after)
  again.add(at('d', '10:30:00', 'NADIA@example.ch'), 'd', null)
  again.add(at('e', '10:40:00', 'nadine@example.ch'), 'e', null)
  again.add(at('f', '11:00:01', 'nadia@example.ch'), 'f', null)
  const owed = again.list({}).map(({ lead: { id }, mails }) => [id, Object.keys(mails)])
  expect(Object.fromEntries(owed)).toEqual({
    a: ['team', 'visitor'],
    b: ['team', 'visitor'],
    c: ['team', 'visitor'],
    d: ['team'],
    e: ['team', 'visitor'],
    f: ['team', 'visitor'],
  })
  after.close()
})

test('dots are no other mailbox where the provider ignores them', () => {
  const db = openLeadsDatabase(':memory:')
  const leads = leadRepository(db)
  const addresses = ['nrochat@gmail.com', 'n.rochat@gmail.com', 'n.r.o.c.h.a.t@googlemail.com']
  for (const email of [...addresses, 'N.Rochat+a@gmail.com', 'nro.chat@gmail.com']) {
    leads.add(lead(email, '2026-03-01T10:00:00.000Z', email), email, null)
  }
  const confirmed = leads.list({}).filter(({ mails }) => 'visitor' in mails)
  expect(confirmed).toHaveLength(3)
})

test('what was received under a clock that was ahead counts neither as a repetition nor against a mailbox', () => {
  const leads = leadRepository(openLeadsDatabase(':memory:'))
  for (const id of ['a', 'b', 'c']) leads.add(lead(id, '2028-03-01T10:00:00.000Z'), id, 600_000)
  const again = lead('d', '2026-03-01T10:00:00.000Z')
  expect(leads.add(again, 'a', 600_000)).toEqual({ id: 'd', known: false, callAt: null })
  expect(leads.list({}).at(-1)?.mails).toHaveProperty('visitor')
})

test('who sends a booking again is told of the call that was booked, not of a later one', () => {
  const inbox = leadRepository(openLeadsDatabase(':memory:'))
  const contact = sentBooking()
  const booked = someLead({ id: 'a', contact, callAt: '2026-03-09T08:00:00.000Z' })
  inbox.add(booked, 'f1', null)
  const again = { ...booked, id: 'b', callAt: '2026-03-16T08:00:00.000Z' }
  expect(inbox.add(again, 'f1', null)).toEqual({ id: 'a', known: true, callAt: booked.callAt })
})

test('suspects are listed apart and owe no mail', () => {
  const db = openLeadsDatabase(':memory:')
  const inbox = leadRepository(db)
  inbox.add(someLead({ suspicion: 'honeypot' }), 'f1', null)
  expect([inbox.list({}).length, inbox.list({ suspect: true }).length]).toEqual([0, 1])
  expect(mailQueue(db).due(Date.now(), 10)).toEqual([])
})

test('old leads are forgotten', () => {
  const inbox = leadRepository(openLeadsDatabase(':memory:'))
  inbox.add(lead('old', '2024-03-01T10:00:00.000Z'), 'f1', null)
  inbox.add(lead('new', '2026-03-01T10:00:00.000Z'), 'f2', null)
  expect(inbox.purge('2025-01-01T00:00:00.000Z')).toBe(1)
  expect(inbox.list({}).map((kept) => kept.lead.id)).toEqual(['new'])
})

test('what came while the clock was behind is not old once it is right', () => {
  const inbox = leadRepository(openLeadsDatabase(':memory:'))
  inbox.setClockSeenAt('2026-03-05T12:00:00.000Z')
  inbox.add(lead('behind', '2023-01-01T00:00:00.000Z'), 'f1', null)
  expect(inbox.purge('2024-03-06T12:00:00.000Z')).toBe(0)
  expect(inbox.list({}).map((kept) => kept.lead.id)).toEqual(['behind'])
  expect(inbox.purge('2026-03-05T12:00:00.001Z')).toBe(1)
})

test('leads from before the clock was noted with them are forgotten by their own dates', () => {
  const db = openLeadsDatabase(file)
  leadRepository(db).add(lead('old', '2024-03-01T10:00:00.000Z'), 'f', null)
  db.exec('ALTER TABLE leads DROP COLUMN clock_seen_at; PRAGMA user_version = 5')
  db.close()
  const now = openLeadsDatabase(file)
  expect(leadRepository(now).purge('2025-01-01T00:00:00.000Z')).toBe(1)
  now.close()
})

test('a full disk keeps nothing by halves', () => {
  const db = openLeadsDatabase(':memory:')
  const inbox = leadRepository(db)
  inbox.add(lead('a', '2026-03-01T10:00:00.000Z'), 'f1', null)
  const { page_count: pages } = db.prepare('PRAGMA page_count').get() ?? {}
  db.exec(`PRAGMA max_page_count = ${pages}`)
  const large = lead('b', '2026-03-02T10:00:00.000Z')
  large.contact.message = 'x'.repeat(100_000)
  expect(() => inbox.add(large, 'f2', null)).toThrow(/full/)
  expect(inbox.list({}).map((kept) => kept.lead.id)).toEqual(['a'])
  expect(mailQueue(db).due(Date.now(), 10)).toHaveLength(2)
})

test('a lead whose mails cannot be kept is not kept either', () => {
  const db = openLeadsDatabase(':memory:')
  const inbox = leadRepository(db)
  db.exec(`
    CREATE TRIGGER refuse BEFORE INSERT ON mails WHEN NEW.kind = 'visitor'
    BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END`)
  expect(() => inbox.add(lead('a', '2026-03-01T10:00:00.000Z'), 'f1', null)).toThrow('disk I/O')
  expect(inbox.list({})).toEqual([])
  expect(mailQueue(db).due(Date.now(), 10)).toEqual([])
})

test('one lead that cannot be read keeps no other from being found by its number', () => {
  const db = openLeadsDatabase(':memory:')
  const inbox = leadRepository(db)
  const call = someLead({ id: 'a', contact: sentCall() })
  inbox.add(call, 'f1', null)
  inbox.add(lead('b', '2026-03-02T10:00:00.000Z'), 'f2', null)
  db.exec(`UPDATE leads SET lead = '{"contact":' WHERE id = 'b'`)
  expect(inbox.list({ of: { phone: '+41 21 555 01 02' } })).toHaveLength(1)
  expect(inbox.erase({ phone: '021 555 01 02' })).toBe(1)
})

test('leads that cannot be read keep no others from being listed, and are named by what is left of them', () => {
  const db = openLeadsDatabase(':memory:')
  const inbox = leadRepository(db)
  inbox.add(lead('a', '2026-03-01T10:00:00.000Z'), 'f1', null)
  inbox.add(lead('b', '2026-03-02T10:00:00.000Z'), 'f2', null)
  db.exec(`UPDATE leads SET lead = '{"contact":' WHERE id = 'a'`)
  expect(inbox.list({}).map((kept) => kept.lead.id)).toEqual(['b'])
  expect(inbox.damaged()).toEqual([
    { id: 'a', receivedAt: '2026-03-01T10:00:00.000Z', email: 'nadia@example.ch' },
  ])
})

test('who sends again what can no longer be read is kept anew', () => {
  const db = openLeadsDatabase(':memory:')
  const inbox = leadRepository(db)
  inbox.add(lead('a', '2026-03-01T10:00:00.000Z'), 'f', null)
  db.exec(`UPDATE leads SET lead = '{"contact":'`)
  const again = lead('b', '2026-03-01T10:05:00.000Z')
  expect(inbox.add(again, 'f', null)).toEqual({ id: 'b', known: false, callAt: null })
})
