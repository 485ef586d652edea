import { expect, test } from 'vitest'
import { pathFor } from './page-path.ts'

test('a page keeps its place in the site when its address is made from its title', () => {
  expect(pathFor('Local SEO', '/services/new-service')).toBe('/services/local-seo')
  expect(pathFor('About us', undefined)).toBe('/about-us')
  expect(pathFor('Christmas offer', 'noel')).toBe('/christmas-offer')
  expect(pathFor('Cœur de l’agence', '/team/new')).toBe('/team/coeur-de-l-agence')
})
