import { expect, test } from 'vitest'
import { sentCall, someLead } from '../testing/some-lead.ts'
import { leadRepository } from './lead-repository.ts'
import { openLeadsDatabase } from './leads-database.ts'
import { mailQueue } from './mail-queue.ts'

const hour = 60 * 60_000
const start = Date.parse('2026-03-01T10:00:00.000Z')

/** A queue with the mail of one lead, received at the start. */
function queueWithOne() {
  const db = openLeadsDatabase(':memory:')
  const receivedAt = new Date(start).toISOString()
  leadRepository(db).add(someLead({ receivedAt, contact: sentCall() }), 'f', null)
  return mailQueue(db)
}

test('a mail that could not be sent waits until its next try', async () => {
  const queue = queueWithOne()
  const [mail] = queue.due(start, 10)
  if (!mail) throw new Error('nothing is due')
  await queue.postpone(mail, start + 4_000, 'away')
  expect([queue.due(start + 3_999, 10).length, queue.due(start + 4_000, 10).length]).toEqual([0, 1])
  expect([queue.nextAt(start), queue.nextAt(start + 4_000)]).toEqual([start + 4_000, null])
})

test('a clock set back an hour holds up no mail that was never tried', () => {
  expect(queueWithOne().due(start - hour, 10)).toHaveLength(1)
})

test('a mail deferred while the clock was two years ahead is tried at once when it is right again', async () => {
  const queue = queueWithOne()
  const ahead = start + 2 * 365 * 24 * hour
  const [mail] = queue.due(ahead, 10)
  if (!mail) throw new Error('nothing is due')
  await queue.postpone(mail, ahead + 4_000, 'away')
  expect(queue.due(ahead, 10)).toHaveLength(0)
  expect(queue.due(start, 10)).toHaveLength(1)
})

test('a mail of a kind that a newer release has written is taken for no other, and holds up none', () => {
  const db = openLeadsDatabase(':memory:')
  const leads = leadRepository(db)
  const receivedAt = new Date(start).toISOString()
  for (const id of ['a', 'b'])
    leads.add(someLead({ id, receivedAt, contact: sentCall() }), id, null)
  db.exec("UPDATE mails SET kind = 'reminder' WHERE lead_id = 'a'")
  const queue = mailQueue(db)
  expect(queue.due(start, 10).map(({ leadId }) => leadId)).toEqual(['b'])
  db.exec("UPDATE mails SET kind = 'reminder'")
  expect([queue.due(start, 10), queue.nextAt(start - 1)]).toEqual([[], null])
})

test('a lead that cannot be read holds up no mail but its own', () => {
  const db = openLeadsDatabase(':memory:')
  const leads = leadRepository(db)
  for (const [index, id] of ['a', 'b', 'c'].entries()) {
    const receivedAt = new Date(start + index).toISOString()
    leads.add(someLead({ id, receivedAt, contact: sentCall() }), id, null)
  }
  db.exec(`UPDATE leads SET lead = '{"contact":' WHERE id = 'b'`)
  const read = mailQueue(db).due(start + hour, 10)
  expect(read.map(({ leadId, lead }) => [leadId, lead?.id])).toEqual([
    ['a', 'a'],
    ['b', undefined],
    ['c', 'c'],
  ])
})

test('mails to the team that wait are counted, with the age of the oldest, until they are sent', async () => {
  const db = openLeadsDatabase(':memory:')
  const leads = leadRepository(db)
  for (const [id, receivedAt] of [
    ['a', start],
    ['b', start + hour],
  ] as const) {
    leads.add(someLead({ id, receivedAt: new Date(receivedAt).toISOString() }), id, null)
  }
  const queue = mailQueue(db)
  expect(queue.waitingForTeam(start + hour)).toEqual({ count: 2, oldestSeconds: 3_600 })
  for (const mail of queue.due(start, 10)) if (mail.leadId === 'a') await queue.sent(mail)
  expect(queue.waitingForTeam(start + hour + 5_000)).toEqual({ count: 1, oldestSeconds: 5 })
  expect(queue.waitingForTeam(start)).toEqual({ count: 1, oldestSeconds: 0 })
  for (const mail of queue.due(start, 10)) {
    await (mail.kind === 'team' ? queue.sent(mail) : queue.postpone(mail, start, 'away'))
  }
  expect(queue.waitingForTeam(start + 2 * hour)).toEqual({ count: 0, oldestSeconds: 0 })
})
