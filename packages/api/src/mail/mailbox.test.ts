import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['Nadia@Example.CH', 'nadia@example.ch'],
  ['nadia+shop@example.ch', 'nadia@example.ch'],
  ['nadia+a+b@example.ch', 'nadia@example.ch'],
  ['nadia.rochat@example.ch', 'nadia.rochat@example.ch'],
  ['N.Rochat+shop@googlemail.com', 'nrochat@gmail.com'],
  ['n.r.o.c.h.a.t@gmail.com', 'nrochat@gmail.com'],
  ['nadia-rochat_1@pm.me', 'nadiarochat1@proton.me'],
])('%s is delivered to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
