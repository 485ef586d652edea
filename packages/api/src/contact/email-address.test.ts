import { expect, test } from 'vitest'
import { addressesIn, bareAddress, visibleAddress } from './email-address.ts'

test.each([
  ['Nadia@Example.ch', ['nadia@example.ch']],
  ['Nadia Rochat <nadia@example.ch>', ['nadia@example.ch']],
  ['nadia@example.ch.', ['nadia@example.ch']],
  [
    '“nadia@example.ch”, ou mailto:n.rochat+site@mail.example.ch!',
    ['nadia@example.ch', 'n.rochat+site@mail.example.ch'],
  ],
  ['nadia@example.ch/079 555 12 34', ['nadia@example.ch']],
  ['na\u00addia@exam\u200bple.ch', ['nadia@example.ch']],
  ['o’brien@example.ch', ['o’brien@example.ch']],
  ['nadia chez example', []],
])('in %j stand %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses)
})

test.each(['\u200b', '\u00ad', '\u200e', '\u202e', '\u2066', '\ufeff', '\u200d', '\u2060'])(
  'an address that was pasted with %j in it is the one without',
  (mark) => {
    expect(visibleAddress(`${mark} nadia${mark}@example.ch${mark}`)).toBe('nadia@example.ch')
  },
)

test.each([
  'Nadia Rochat <nadia@example.ch>',
  '"Rochat, Nadia" <nadia@example.ch>;',
  '<nadia@example.ch>',
  'mailto:nadia@example.ch',
  'nadia@example.ch;',
  'nadia@example.ch.',
  ' nadia@example.ch, ',
  '«nadia@example.ch»',
  '“nadia@example.ch”',
  'nadia@example.ch!',
  'nadia@example.ch…',
  '*nadia@example.ch*',
])('an address that a mail program copies as %j is the one in it', (copied) => {
  expect(bareAddress(copied)).toBe('nadia@example.ch')
})

test.each([
  'müller@example.ch',
  'nadia@example.ch, zoe@example.ch',
  'Nadia <nadia@example.ch>, Zoé <zoe@example.ch>',
  'nadia@example.ch Bcc: zoe@example.ch',
  'mailto:nadia@example.ch?subject=Bonjour',
  'nadia <at> example.ch',
  'nadia@example',
  'nadia@exam!ple.ch',
])('%j is left as it is written', (written) => {
  expect(bareAddress(written)).toBe(written)
})
