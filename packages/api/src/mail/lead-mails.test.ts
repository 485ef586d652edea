import { expect, test } from 'vitest'
import type { Lead } from '../contact/lead.ts'
import { leadMail, leadMailKinds } from './lead-mails.ts'
import type { MailSettings } from './message.ts'

const settings: MailSettings = {
  brand: 'Jalonne',
  from: { name: 'Jalonne', address: 'bonjour@jalonne.ch' },
  team: { name: 'Équipe', address: 'equipe@jalonne.ch' },
  origin: 'https://jalonne.ch',
}
const common = { website_confirm: '', elapsed: null, key: undefined }
const booked: Lead = {
  id: '3b1c',
  receivedAt: '2026-03-06T12:00:00.000Z',
  language: 'en',
  suspicion: null,
  callAt: '2026-03-09T08:00:00.000Z',
  contact: {
    ...common,
    type: 'schedule',
    name: 'Nadia <Rochat>',
    email: 'nadia@example.ch',
    phone: '021 555 01 02',
    slot: 'mon_0900',
    message: 'First line\n<script>alert(1)</script>',
    meta: { page: '/en/contact' },
  },
}

test('a visitor who booked hears when, in their language, with a calendar file', () => {
  const mail = leadMail(booked, 'visitor', settings)
  expect(mail).toMatchObject({
    subject: 'Jalonne: your call is booked',
    to: { address: 'nadia@example.ch' },
    replyTo: { address: 'equipe@jalonne.ch' },
  })
  expect(mail.text).toContain('Monday, 9 March 2026 at 09:00')
  expect(mail.calendar).toContain('DTSTART:20260309T080000Z')
  expect(mail.calendar).toContain('DTEND:20260309T083000Z')
})

test('the team reads it in French and answers the visitor directly', () => {
  const mail = leadMail(booked, 'team', settings)
  expect(mail.subject).toBe('Appel réservé\u00a0: Nadia <Rochat>')
  expect(mail.replyTo.address).toBe('nadia@example.ch')
  expect(mail.text).toContain('Créneau: Lun 09:00-09:30')
  expect(mail.text).toContain('https://jalonne.ch/en/contact')
})

test('script typed into a field stays text', () => {
  const { html } = leadMail(booked, 'visitor', settings)
  expect(html).not.toContain('<script>')
  expect(html).toContain('First line<br>&lt;script&gt;')
})

test('trying again is the same mail', () => {
  expect(leadMail(booked, 'team', settings)).toEqual(leadMail(booked, 'team', settings))
  expect(leadMail(booked, 'team', settings).messageId).toBe('<3b1c.team@jalonne.ch>')
  expect(leadMail(booked, 'visitor', settings).messageId).toBe('<3b1c.visitor@jalonne.ch>')
})

test('someone who left only a number gets no mail, a suspect causes none', () => {
  const call: Lead = {
    ...booked,
    callAt: null,
    contact: { ...common, type: 'call', name: 'N', phone: '1', message: '', subject: '', meta: {} },
  }
  expect(leadMailKinds(call)).toEqual(['team'])
  expect(leadMailKinds(booked)).toEqual(['team', 'visitor'])
  expect(leadMailKinds({ ...booked, suspicion: 'honeypot' })).toEqual([])
})

test.each(['@evil.example/fr', '.evil.example', 'javascript:alert(1)', 7])(
  'a page that is no path of the site is not linked to: %s',
  (page) => {
    const spoofed: Lead = { ...booked, contact: { ...booked.contact, meta: { page } } }
    expect(leadMail(spoofed, 'team', settings).text).not.toContain('Page')
  },
)
