import { expect, test } from 'vitest'
import { parseContact } from './contact-request.ts'
import { fingerprint } from './fingerprint.ts'

const call = { type: 'call', name: 'Nadia', phone: '1', meta: { page: '/fr/contact' } }

function printOf(fields: object): string {
  const parsed = parseContact(fields)
  if ('problem' in parsed) throw new Error(`refused: ${parsed.problem.code}`)
  return fingerprint(parsed.contact, (text) => text)
}

test('what was typed is the same in any order, and however long it took', () => {
  const { name, ...rest } = call
  expect(printOf({ ...rest, name, elapsed: 9_000 })).toBe(printOf({ elapsed: 2_000, ...call }))
  const { contact } = parseContact(call) as { contact: Parameters<typeof fingerprint>[0] }
  const turned = Object.fromEntries(Object.entries(contact).toReversed()) as typeof contact
  expect(fingerprint(turned, (text) => text)).toBe(printOf(call))
})

test.each([
  ['another name', { name: 'Ada' }],
  ['another page', { meta: { page: '/fr/pricing' } }],
  ['no page', { meta: {} }],
  ['another key', { key: 'k-12345678' }],
])('%s is another submission', (_, change) => {
  expect(printOf({ ...call, ...change })).not.toBe(printOf(call))
})

test('what else a page tells of itself makes no difference', () => {
  expect(printOf({ ...call, meta: { ...call.meta, viewport: '390x844' } })).toBe(printOf(call))
})
