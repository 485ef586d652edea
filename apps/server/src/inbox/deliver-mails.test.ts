import { Socket } from 'node:net'
import type { DatabaseSync } from 'node:sqlite'
import { leadMail, type MailSettings } from '@jalonne/api'
import { eventually } from '@jalonne/node-kit/testing/eventually'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sentBooking, someLead } from '../testing/some-lead.ts'
import { mailSpool, type SmtpMood, type SmtpProcess, startSmtp } from '../testing/start-smtp.ts'
import {
  type Delivery,
  deliverMails,
  LeadDamaged,
  mailBackoff,
  type SendMail,
} from './deliver-mails.ts'
import { type LeadRepository, leadRepository } from './lead-repository.ts'
import { openLeadsDatabase } from './leads-database.ts'
import { type MailQueue, mailQueue } from './mail-queue.ts'
import { smtpSender } from './smtp.ts'

const settings: MailSettings = {
  brand: 'Jalonne',
  from: { name: 'Jalonne', address: 'bonjour@jalonne.example' },
  team: { name: 'Équipe', address: 'team@jalonne.example' },
  origin: 'https://jalonne.example',
}

let spool: ReturnType<typeof mailSpool>
let inbox: LeadRepository
let queue: MailQueue
let now: () => number
const running: (Delivery | SmtpProcess)[] = []

let db: DatabaseSync
beforeEach(async () => {
  db = openLeadsDatabase(':memory:')
  inbox = leadRepository(db)
  queue = mailQueue(db)
  spool = mailSpool(await scratchFolder())
  now = clockFrom('2026-03-06T12:00:01.000Z')
})
afterEach(async () => {
  for (const each of running.splice(0).toReversed()) await each.stop()
})

/** A clock that goes on from a moment. */
function clockFrom(start: string) {
  const ahead = Date.parse(start) - Date.now()
  return () => Date.now() + ahead
}

const lead = (id: string) =>
  someLead({
    id,
    callAt: '2026-03-09T08:00:00.000Z',
    contact: sentBooking({
      name: 'Zoé Crausaz',
      email: 'zoe@example.ch',
      phone: '021 555 01 02',
      message: 'Été comme hiver',
    }),
  })

async function smtp(mood: SmtpMood, port = 0) {
  const server = await startSmtp(mood, spool.file, port)
  running.push(server)
  return server
}

const deliver = (url: string) => deliverBy(smtpSender(url, { greetingTimeout: 500 }).send, queue)

function deliverBy(send: SendMail, from: MailQueue) {
  const failures: unknown[] = []
  const lapsed: string[] = []
  const delivery = deliverMails({
    queue: from,
    send,
    settings: () => settings,
    now,
    backoff: () => 20,
    concurrency: 2,
    onFailure: (_mail, error) => failures.push(error),
    onLapsed: ({ leadId }) => lapsed.push(leadId),
  })
  running.push(delivery)
  return { delivery, failures, lapsed }
}

const states = () => inbox.list({}).map(({ mails }) => mails)

test('a booked call reaches the team and the visitor, with text, HTML and a calendar file', async () => {
  const { url } = await smtp('accept')
  const { delivery } = deliver(url)
  inbox.add(lead('a1'), 'f1', null)
  delivery.wake()
  await eventually(() => expect(states()).toEqual([{ team: 'sent', visitor: 'sent' }]))
  const parsed = await Promise.all(spool.mails().map(({ source }) => PostalMime.parse(source)))
  const visitor = parsed.find(({ to }) => to?.[0]?.address === 'zoe@example.ch')
  const written = leadMail(lead('a1'), 'visitor', settings)
  expect(visitor).toMatchObject({ messageId: written.messageId, subject: written.subject })
  // Who is away does not answer what a program wrote.
  expect(visitor?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
  expect(visitor?.text?.trim()).toBe(written.text)
  expect(visitor?.html).not.toContain('Été comme hiver')
  const team = parsed.find(({ to }) => to?.[0]?.address === 'team@jalonne.example')
  expect(team?.html).toContain('Été comme hiver')
  expect(visitor?.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar')
})

test('a mail server that is not there, then hangs, then works gets everything once it works', async () => {
  const first = await smtp('hang')
  inbox.add(lead('a1'), 'f1', null)
  const { failures } = deliver(first.url)
  await eventually(() => expect(failures.length).toBeGreaterThan(0))
  await first.stop()
  expect(spool.mails()).toEqual([])
  await smtp('accept', first.port)
  await eventually(() => expect(states()).toEqual([{ team: 'sent', visitor: 'sent' }]))
  expect(spool.mails()).toHaveLength(2)
})

test('nothing is told another machine that says it knows no TLS, unless the address allows it', async () => {
  const { port } = await smtp('accept')
  inbox.add(lead('a1'), 'f1', null)
  // A way to this machine that its name does not tell.
  const elsewhere = `smtp://[::ffff:127.0.0.1]:${port}`
  const careful = deliver(elsewhere)
  await eventually(() =>
    expect(careful.failures).toContainEqual(expect.objectContaining({ code: 'ETLS' })),
  )
  await careful.delivery.stop()
  expect(spool.mails()).toEqual([])
  deliver(`${elsewhere}?requireTLS=false`)
  await eventually(() => expect(states()).toEqual([{ team: 'sent', visitor: 'sent' }]))
})

test('a server that dies mid-conversation gets the same Message-ID again', async () => {
  const first = await smtp('die')
  inbox.add(lead('a1'), 'f1', null)
  const { failures } = deliver(first.url)
  await eventually(() => expect(failures.length).toBeGreaterThan(1))
  await smtp('accept', first.port)
  await eventually(() => expect(states()).toEqual([{ team: 'sent', visitor: 'sent' }]))
  const ids = spool.mails().map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1])
  expect(new Set(ids)).toEqual(
    new Set(['<a1.team@jalonne.example>', '<a1.visitor@jalonne.example>']),
  )
})

test('a mail server that takes more than a minute to accept a mail gets it once', async () => {
  const { setTimeout } = Socket.prototype
  function sooner(this: Socket, ms: number, callback?: () => void) {
    return setTimeout.call(this, ms / 100, callback)
  }
  const hurried = vi.spyOn(Socket.prototype, 'setTimeout').mockImplementation(sooner)
  onTestFinished(() => hurried.mockRestore())
  // A second, and by the sockets' time a hundred.
  const { url } = await smtp('slow')
  inbox.add(lead('a1'), 'f1', null)
  const { failures } = deliver(url)
  await eventually(() => expect(states()).toEqual([{ team: 'sent', visitor: 'sent' }]))
  expect([spool.mails().length, failures]).toEqual([2, []])
})

test('an address that does not exist is given up, the team is not', async () => {
  const { url } = await smtp('refuse-visitors')
  inbox.add(lead('a1'), 'f1', null)
  const { delivery } = deliver(url)
  await eventually(() => expect(states()).toEqual([{ team: 'sent', visitor: 'refused' }]))
  await delivery.stop()

  const stubborn = await smtp('refuse')
  inbox.add(lead('b2'), 'f2', null)
  const { failures } = deliver(stubborn.url)
  await eventually(() => expect(failures.length).toBeGreaterThan(4))
  expect(states().at(0)?.team).not.toBe('refused')
})

test.each<SmtpMood>(['refuse-sender', 'refuse-sender-late', 'refuse-relaying'])(
  'a mail server that would %s costs no visitor the confirmation',
  async (mood) => {
    const first = await smtp(mood)
    inbox.add(lead('a1'), 'f1', null)
    const { failures } = deliver(first.url)
    await eventually(() => expect(failures.length).toBeGreaterThan(2))
    await first.stop()
    await smtp('accept', first.port)
    await eventually(() => expect(states()).toEqual([{ team: 'sent', visitor: 'sent' }]))
  },
)

test('a mail is tried again at its time, though another one has not been answered yet', async () => {
  inbox.add(lead('a1'), 'f1', null)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const send = vi.fn<SendMail>(async ({ to }) => {
    if (to.address === 'zoe@example.ch') await answered
    else if (send.mock.calls.length < 4) throw new Error('try again')
  })
  deliverBy(send, queue)
  await eventually(() => expect(states()).toEqual([{ team: 'sent', visitor: 'waiting' }]))
  answer()
  await eventually(() => expect(states()).toEqual([{ team: 'sent', visitor: 'sent' }]))
})

test('a mail that was accepted while the disk was full goes out once', async () => {
  inbox.add(lead('a1'), 'f1', null)
  const sent = vi.fn(queue.sent)
  for (let full = 0; full < 6; full++) sent.mockRejectedValueOnce(new Error('disk is full'))
  const send = vi.fn(async () => undefined)
  const times: number[] = []
  const write: MailQueue['sent'] = (mail) => {
    times.push(performance.now())
    return sent(mail)
  }
  deliverBy(send, { ...queue, sent: write })
  await eventually(() => expect(states()).toEqual([{ team: 'sent', visitor: 'sent' }]))
  expect([sent.mock.calls.length, send.mock.calls.length]).toEqual([8, 2])
  // Two at a time, so one of them waited three times.
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(50)
})

test('a lead that cannot be read is told, and keeps no other from being sent', async () => {
  inbox.add(lead('a1'), 'f1', null)
  inbox.add(lead('b2'), 'f2', null)
  db.exec(`UPDATE leads SET lead = '{"contact":' WHERE id = 'a1'`)
  const send = vi.fn<SendMail>(async () => undefined)
  const { failures } = deliverBy(send, queue)
  await eventually(() => expect(states()).toEqual([{ team: 'sent', visitor: 'sent' }]))
  expect(send).toHaveBeenCalledTimes(2)
  expect(failures).toContainEqual(expect.any(LeadDamaged))
  // Tried again at its time, not in a loop.
  expect(db.prepare("SELECT state, last_error FROM mails WHERE lead_id = 'a1'").all()).toEqual([
    { state: 'waiting', last_error: 'the lead is damaged' },
    { state: 'waiting', last_error: 'the lead is damaged' },
  ])
})

test('after days without a mail server the team hears of everything, and visitors of what still makes sense', async () => {
  const at = { receivedAt: '2026-03-01T12:00:00.000Z' }
  const later = { receivedAt: '2026-03-03T12:00:00.000Z' }
  inbox.add(someLead({ id: 'message', ...later }), 'f1', null)
  inbox.add(someLead({ id: 'old message', ...at }), 'f2', null)
  inbox.add({ ...lead('call to come'), ...at, callAt: '2026-03-10T08:00:00.000Z' }, 'f3', null)
  inbox.add(
    { ...lead('call in the past'), ...later, callAt: '2026-03-09T08:00:00.000Z' },
    'f4',
    null,
  )
  now = clockFrom('2026-03-09T08:00:00.000Z')
  const send = vi.fn<SendMail>(async () => undefined)
  const { lapsed } = deliverBy(send, queue)
  await eventually(() => expect(queue.due(now(), 10)).toEqual([]))
  expect(Object.fromEntries(inbox.list({}).map((kept) => [kept.lead.id, kept.mails]))).toEqual({
    message: { team: 'sent', visitor: 'sent' },
    'old message': { team: 'sent', visitor: 'lapsed' },
    'call to come': { team: 'sent', visitor: 'sent' },
    'call in the past': { team: 'sent', visitor: 'lapsed' },
  })
  expect(send).toHaveBeenCalledTimes(6)
  expect(lapsed.toSorted()).toEqual(['call in the past', 'old message'])
})

test('tries follow at a second, doubling up to an hour', () => {
  expect([0, 1, 2, 11, 12, 5_000].map(mailBackoff)).toEqual([
    1_000, 2_000, 4_000, 2_048_000, 3_600_000, 3_600_000,
  ])
})
