import { expect, test } from 'vitest'
import { slugOf } from './slug-of.ts'

test.each([
  ['Création de site à Genève', 'creation-de-site-a-geneve'],
  ["L’agence, c'est nous !", 'l-agence-c-est-nous'],
  ['SEO & visibility', 'seo-visibility'],
  ['Œuvre', 'oeuvre'],
  ['Ex æquo', 'ex-aequo'],
  ['Straße', 'strasse'],
  ['5 pages', '5-pages'],
  ['…', ''],
])('%s becomes %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})
