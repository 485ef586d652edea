import { expect, test } from 'vitest'
import { firstContactProblem, type ServiceContact } from './contact-validation.ts'

const complete: ServiceContact = {
  name: 'Nadia Rochat',
  method: 'call',
  email: '',
  phone: '021 555 01 02',
}

test.each<[string, Partial<ServiceContact>, string | null]>([
  [
    'everything missing: the name comes first',
    { name: ' ', method: null, phone: '' },
    'name-required',
  ],
  ['no method chosen', { method: null, phone: '' }, 'method-required'],
  ['mail without an address', { method: 'mail' }, 'email-required'],
  ['a call without a number', { phone: '  ' }, 'phone-required'],
  ['a call needs no address', {}, null],
  ['mail needs no number', { method: 'mail', email: 'nadia@example.ch', phone: '' }, null],
  ['any number will do', { phone: 'the bakery downstairs' }, null],
])('%s', (_, change, problem) => {
  expect(firstContactProblem({ ...complete, ...change })).toBe(problem)
})
