import { expect, test } from 'vitest'
import { type LanguagePromptClues, offersFrench } from './language-prompt.ts'

const asked: LanguagePromptClues = {
  host: 'jalonne.com',
  hosts: { fr: ['jalonne.ch'], en: ['jalonne.com', 'www.jalonne.com'] },
  path: '/en/pricing',
  preferred: ['fr-CH', 'en'],
  stored: null,
  seen: false,
}

test('a French-speaking visitor of the English site is asked', () => {
  expect(offersFrench(asked)).toBe(true)
  expect(offersFrench({ ...asked, host: 'WWW.jalonne.com:8080', path: '/en' })).toBe(true)
  expect(offersFrench({ ...asked, preferred: ['de', 'fr', 'en'] })).toBe(true)
})

test.each<[string, Partial<LanguagePromptClues>]>([
  ['on another host', { host: 'jalonne.ch' }],
  ['on an unknown host', { host: 'localhost' }],
  ['on a French page', { path: '/fr/pricing' }],
  ['on a path without a language', { path: '/english' }],
  ['when the browser prefers English', { preferred: ['en-GB', 'fr'] }],
  ['when the browser speaks neither', { preferred: ['de'] }],
  ['after choosing French', { stored: 'fr' }],
  ['after choosing English', { stored: 'en' }],
  ['twice', { seen: true }],
])('nobody is asked %s', (_, change) => {
  expect(offersFrench({ ...asked, ...change })).toBe(false)
})

test('a broken choice counts as none', () => {
  expect(offersFrench({ ...asked, stored: 'xx' })).toBe(true)
})
