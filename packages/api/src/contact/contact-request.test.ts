import { describe, expect, test } from 'vitest'
import { addedLines, fieldLimits, requiredFields } from './contact-fields.ts'
import { contactTypes, parseContact, parseHosting } from './contact-request.ts'

const quote = {
  type: 'quote',
  name: 'Nadia Rochat',
  company: 'Boulangerie Rochat',
  email: 'nadia@example.ch',
  phone: '021 555 01 02',
  product: 'Site internet',
  companySize: '1-10',
  message: 'Un site\r\npour notre boulangerie.',
}

test('a complete quote request is read, with plain newlines and empty optional fields', () => {
  expect(parseContact(quote)).toMatchObject({
    contact: { name: 'Nadia Rochat', message: 'Un site\npour notre boulangerie.', budget: '' },
  })
})

describe('the first problem in the order of the form is the one told', () => {
  test.each([
    ['nothing but the type', { type: 'quote' }, 'name', 'name-required'],
    ['a blank name', { ...quote, name: '  ', email: '' }, 'name', 'name-required'],
    ['no address', { ...quote, email: '' }, 'email', 'email-required'],
    ['half an address', { ...quote, email: 'nadia@example' }, 'email', 'email-invalid'],
    ['a sign in its host', { ...quote, email: 'nadia@exam/ple.ch' }, 'email', 'email-invalid'],
    ['a dot too many', { ...quote, email: 'nadia@example..ch' }, 'email', 'email-invalid'],
    ['no description', { ...quote, message: ' \n ' }, 'message', 'message-required'],
    ['endless facts', { ...quote, meta: { x: 'x'.repeat(9_000) } }, 'meta', 'too-large'],
    ['an endless description', { ...quote, message: 'a'.repeat(5_001) }, 'message', 'too-long'],
    ['no kind of request', { name: 'Nadia' }, 'type', 'method-required'],
    ['a call without a number', { type: 'call', name: 'N', phone: '' }, 'phone', 'phone-required'],
    ['a mail without an address', { type: 'mail', name: 'N' }, 'email', 'email-required'],
    [
      'an unknown slot',
      { type: 'schedule', name: 'N', email: quote.email, phone: '1', slot: 'fri_0900' },
      'slot',
      'slot-required',
    ],
    ['a number for a name', { ...quote, name: 7 }, 'name', 'name-required'],
    ['a list instead of a form', [], 'type', 'method-required'],
    ['nothing at all', null, null, 'method-required'],
  ])('%s', (_, input, field, code) => {
    expect(parseContact(input)).toEqual({ problem: { field, code } })
  })
})

test.each(contactTypes)(
  'F1: a %s asks for what it needs one by one, in the order of the form',
  (type) => {
    const filled: Record<string, string> = { type }
    for (const [field, code] of Object.entries(requiredFields[type])) {
      expect(parseContact(filled)).toEqual({ problem: { field, code } })
      filled[field] = { email: quote.email, slot: 'mon_0900' }[field] ?? 'x'
    }
    expect(parseContact(filled)).toHaveProperty('contact')
  },
)

test.each(Object.entries(fieldLimits))('%s takes %i characters and not one more', (field, max) => {
  const type = ['subject', 'note'].includes(field) ? 'mail' : 'quote'
  const long = (length: number) =>
    field === 'email' ? `${'n'.repeat(length - 11)}@example.ch` : 'n'.repeat(length)
  expect(parseContact({ ...quote, type, [field]: long(max) })).toHaveProperty('contact')
  expect(parseContact({ ...quote, type, [field]: long(max + 1) })).toEqual({
    problem: { field, code: 'too-long' },
  })
})

test('F1: of a form about a service the rest may stay empty, and any number will do', () => {
  const call = { type: 'call', name: 'Nadia', phone: 'the bakery downstairs' }
  expect(parseContact(call)).toMatchObject({ contact: { message: '', subject: '' } })
})

test('two telephone numbers one after the other are taken', () => {
  const phone = '+41 (0)21 555 01 02 / +41 (0)79 555 01 02'
  expect(parseContact({ ...quote, phone })).toMatchObject({ contact: { phone } })
})

test('a message leaves room for the lines that company, number and slot add to it', () => {
  const message = 'a'.repeat(fieldLimits.message + addedLines)
  const call = { type: 'call', name: 'Nadia', phone: '1', message }
  expect(parseContact(call)).toHaveProperty('contact')
  expect(parseContact({ ...call, message: `${message}a` })).toEqual({
    problem: { field: 'message', code: 'too-long' },
  })
})

test('a request may bring no facts of its page, or few', () => {
  expect(parseContact({ ...quote, meta: null })).toMatchObject({ contact: { meta: {} } })
  expect(parseContact({ ...quote, meta: { page: 'x'.repeat(9_000) } })).toEqual({
    problem: { field: 'meta', code: 'too-large' },
  })
})

test('an address that was pasted from a mail program is the one in it', () => {
  const pasted = 'Nadia Rochat <nadia@example.ch>;'
  expect(parseContact({ ...quote, email: pasted })).toMatchObject({
    contact: { email: 'nadia@example.ch' },
  })
})

test('an address that was pasted with marks that can’t be seen is the one that is meant', () => {
  const pasted = '\u200b nadia\u00ad@exam\u200bple.ch\u202c'
  expect(parseContact({ ...quote, email: pasted })).toMatchObject({
    contact: { email: 'nadia@example.ch' },
  })
  expect(parseHosting({ name: 'Nadia', email: pasted })).toMatchObject({
    fields: { email: 'nadia@example.ch' },
  })
  expect(parseContact({ ...quote, email: '\u200b' })).toEqual({
    problem: { field: 'email', code: 'email-required' },
  })
})

describe('text as other programs copy it is taken as it is seen', () => {
  test.each([
    ['message', 'Bonjour,\u000bun site', 'Bonjour,\nun site'],
    [
      'message',
      'Bonjour,\u2028un\u2029site\u000cet\u0085un logo',
      'Bonjour,\nun\nsite\net\nun logo',
    ],
    ['message', 'un\tsite\u0000\u001b', 'un\tsite'],
    ['company', 'Boulangerie\tRochat\r\n', 'Boulangerie Rochat'],
    ['company', 'Boulangerie\u000bRochat\u0007', 'Boulangerie Rochat'],
    ['name', 'Zoé \u{1f468}\u200d\u{1f373}', 'Zoé \u{1f468}\u200d\u{1f373}'],
  ])('%s %j', (field, value, taken) => {
    expect(parseContact({ ...quote, [field]: value })).toMatchObject({
      contact: { [field]: taken },
    })
  })

  test('what can’t be seen is nothing', () => {
    expect(parseContact({ ...quote, company: '\t\u0000' })).toEqual({
      problem: { field: 'company', code: 'company-required' },
    })
  })
})

describe('nothing becomes a mail header', () => {
  test.each([
    ['Nadia\r\nBcc: everyone@example.ch', 'Nadia Bcc: everyone@example.ch'],
    ['Nadia\u2028Bcc: x', 'Nadia Bcc: x'],
  ])('the name %j stays on its line', (name, taken) => {
    expect(parseContact({ ...quote, name })).toMatchObject({ contact: { name: taken } })
  })

  test.each([
    'nadia@example.ch\nBcc: everyone@example.ch',
    'nadia@example.ch, everyone@example.ch',
    'Nadia <nadia@example.ch>, <everyone@example.ch>',
  ])('the address %j is refused', (email) => {
    expect(parseContact({ ...quote, email })).toEqual({
      problem: { field: 'email', code: 'email-invalid' },
    })
  })
})
