import { expect, test } from 'vitest'
import { pathFor, pathSegment } from './page-path.ts'

test.each([
  ['Création de site à Genève', 'creation-de-site-a-geneve'],
  ["L’agence, c'est nous !", 'lagence-cest-nous'],
  ['SEO & visibility', 'seo-visibility'],
  ['Œuvre', 'oeuvre'],
])('%s becomes %s', (title, segment) => {
  expect(pathSegment(title)).toBe(segment)
})

test('a page keeps its place in the site when its address is made from its title', () => {
  expect(pathFor('Local SEO', '/services/new-service')).toBe('/services/local-seo')
  expect(pathFor('About us', undefined)).toBe('/about-us')
})
