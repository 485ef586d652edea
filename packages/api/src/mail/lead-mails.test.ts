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
    to: { name: '', address: 'nadia@example.ch' },
    replyTo: { address: 'equipe@jalonne.ch' },
  })
  expect(mail.text).toContain('Time slot: Monday, 9 March 2026 at 09:00')
  expect(mail.text).toContain('Your request: Booked call')
  expect(mail.calendar).toContain('DTSTART:20260309T080000Z')
  expect(mail.calendar).toContain('DTEND:20260309T083000Z')
  expect(mail.calendar).toMatch(/END:VCALENDAR\r\n$/)
  // Published, not an invitation that a calendar would have them answer.
  expect(mail.calendar).toContain('METHOD:PUBLISH')
})

test('nothing that was typed goes to the address that was typed, in any form', () => {
  const typed = {
    name: 'WORDS-OF-A-STRANGER',
    phone: 'WORDS-OF-A-STRANGER',
    message: 'WORDS-OF-A-STRANGER',
    subject: 'WORDS-OF-A-STRANGER',
    jobTitle: 'WORDS-OF-A-STRANGER',
    company: 'WORDS-OF-A-STRANGER',
    website: 'WORDS-OF-A-STRANGER',
    product: 'WORDS-OF-A-STRANGER',
    companySize: 'WORDS-OF-A-STRANGER',
    budget: 'WORDS-OF-A-STRANGER',
    meta: { page: '/WORDS-OF-A-STRANGER' },
    email: 'nadia@example.ch',
  }
  const leads: Lead[] = [
    { ...booked, contact: { ...common, ...typed, type: 'schedule', slot: 'mon_0900' } },
    { ...booked, callAt: null, contact: { ...common, ...typed, type: 'quote' } },
    { ...booked, callAt: null, contact: { ...common, ...typed, type: 'mail' }, language: 'fr' },
  ]
  for (const lead of leads) {
    expect(JSON.stringify(leadMail(lead, 'visitor', settings))).not.toContain('WORDS')
    expect(leadMail(lead, 'team', settings).text).toContain('WORDS-OF-A-STRANGER')
  }
})

test('the team reads it in French and answers the visitor directly', () => {
  const mail = leadMail(booked, 'team', settings)
  expect(mail.subject).toBe('Appel réservé\u00a0: Nadia <Rochat>')
  expect(mail.replyTo.address).toBe('nadia@example.ch')
  expect(mail.text).toContain('Créneau\u00a0: Lun 09:00-09:30')
  expect(mail.text).toContain('https://jalonne.ch/en/contact')
})

test('script typed into a field stays text', () => {
  const name = '</title><script>'
  const { html } = leadMail({ ...booked, contact: { ...booked.contact, name } }, 'team', settings)
  expect(html).not.toContain('<script>')
  expect(html).toContain('First line<br>&lt;script&gt;')
  expect(html).toMatch(/<p [^>]*>Votre réponse à cet e-mail parvient directement/)
})

test('what turns a text round or hides in it reaches neither subject, addresses nor text', () => {
  const name = 'Nadia \u202egpj.exe\u2066\u200b\u001b[31m'
  const lead: Lead = { ...booked, contact: { ...booked.contact, name } }
  const mail = leadMail(lead, 'team', settings)
  expect(mail.subject).toBe('Appel réservé\u00a0: Nadia gpj.exe[31m')
  expect(mail.replyTo.name).toBe('Nadia gpj.exe[31m')
  for (const sign of ['\u202e', '\u2066', '\u200b', '\u001b'])
    expect(mail.text + mail.html).not.toContain(sign)
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

test('the team finds in the calendar file whom to ring, the visitor does not', () => {
  const team = leadMail(booked, 'team', settings).calendar
  expect(team).toContain('DESCRIPTION:021 555 01 02')
  expect(team).toContain('UID:3b1c@jalonne.ch')
  expect(team).toContain(`SUMMARY:${leadMail(booked, 'team', settings).subject}`)
  const visitor = leadMail(booked, 'visitor', settings).calendar
  expect(visitor).toContain('SUMMARY:Call with Jalonne')
  expect(visitor).not.toContain('021 555')
})

const words = {
  ...common,
  type: 'mail',
  name: 'Nadia',
  email: 'nadia@example.ch',
  message: 'Bonjour',
  subject: 'Un site',
  meta: {},
} as const
const written: Lead = { ...booked, callAt: null, language: 'fr', contact: words }

test('only a booked call has a calendar file', () => {
  for (const kind of ['team', 'visitor'] as const)
    expect(leadMail(written, kind, settings).calendar).toBeNull()
  const { subject, text } = leadMail(written, 'visitor', settings)
  expect(subject).toBe('Jalonne\u00a0: nous avons bien reçu votre message')
  expect(text).toMatch(/^Bonjour,\n\nMerci pour votre message/)
  expect(text).toContain('Votre demande\u00a0: Message\n')
  expect(text).toContain('Vous recevrez une réponse dans les 42 heures ouvrables.')
  expect(text).toMatch(/À bientôt,\nJalonne$/)
  expect(text).not.toContain('Créneau')
  const english = leadMail({ ...written, language: 'en' }, 'visitor', settings)
  expect(english.text).toContain('Your request: Message\n')
  expect(english.text).toContain('We reply within 42 business hours.')
})

test('the team’s mail lists what was filled in, in the order of the form, and says how to answer', () => {
  const { text } = leadMail(booked, 'team', settings)
  const labels = [...text.matchAll(/^(\S[^:\n]*)\u00a0:\s/gm)].map(([, label]) => label)
  expect(labels).toEqual(['Nom', 'E-mail', 'Téléphone', 'Créneau', 'Message', 'Page', 'Reçu le'])
  expect(text).toContain('Message\u00a0:\n  First line\n  <script>')
  expect(text).toMatch(/^lundi,? 9 mars 2026/)
  expect(text).toMatch(/parvient directement à cette personne\.$/)
})

test('an address nobody can write to is for the team to read, and gets no mail', () => {
  const lead: Lead = { ...written, contact: { ...words, email: 'nadia chez example' } }
  expect(leadMailKinds(lead)).toEqual(['team'])
  const mail = leadMail(lead, 'team', settings)
  expect(mail.replyTo).toEqual(settings.team)
  expect(mail.text).toContain('E-mail\u00a0: nadia chez example')
  expect(mail.text).not.toContain('parvient directement')
  expect(() => leadMail(lead, 'visitor', settings)).toThrow(RangeError)
})
