import { expect, test } from 'vitest'
import { faultsIn } from './faults-in-address.ts'

test('an address says what goes wrong, and how', () => {
  expect(faultsIn('?plan=pro&fault=contact:500,chat:hang')).toEqual([
    { target: 'contact', fault: { status: 500 } },
    { target: 'chat', fault: { delayMs: Number.POSITIVE_INFINITY } },
  ])
  expect(faultsIn('?fault=lake:cut&fault=live:slow')).toEqual([
    { target: 'lake', fault: { cut: true } },
    { target: 'live', fault: { delayMs: 3000 } },
  ])
  expect(faultsIn('?plan=pro')).toEqual([])
})

test.each(['?fault=contact', '?fault=kontact:500', '?fault=chat:200', '?fault=lake:503x'])(
  '%s is told what could have been written',
  (search) => {
    expect(() => faultsIn(search)).toThrow(/Write <what>:<how>, with what of lake, live, contact/)
  },
)
