import { expect, test } from 'vitest'
import { askedService, contactSubject, planSubject, serviceLabel } from './service-labels.ts'

test.each([
  ['/en/services/graphic-design', 'graphic design', 'design graphique'],
  ['/fr/graphic-design', 'graphic design', 'design graphique'],
  ['/en/services/website-design-development', 'future website', 'futur site internet'],
  ['/en/services/website-design-development/web-new', 'future website', 'futur site internet'],
  ['/web-refresh', 'future website', 'futur site internet'],
  ['/en/services/seo-visibility-lausanne', 'visibility', 'visibilité'],
  ['/en/services/e-commerce', 'e-commerce', 'e-commerce'],
  ['/en/services/lead-generation', 'lead generation', 'génération de prospects'],
  ['/en/services/social-media', 'social media', 'réseaux sociaux'],
  ['/en/services/digital-marketing', 'digital marketing', 'marketing digital'],
  [
    '/en/services/artificial-intelligence-ai',
    'artificial intelligence',
    'intelligence artificielle',
  ],
  ['/artificial-intelligence', 'artificial intelligence', 'intelligence artificielle'],
  [
    '/en/services/artificial-intelligence-ai/chatbots',
    'artificial intelligence',
    'intelligence artificielle',
  ],
  ['/en/about-us', 'digital project', 'projet digital'],
  ['/en/services/hosting-and-maintenance', 'hosting and maintenance', 'hébergement et maintenance'],
])('N11: %s is about %s', (path, en, fr) => {
  expect(serviceLabel(path)).toEqual({ en, fr })
})

test('a form asks about the service that was chosen for it, else about what its page is about', () => {
  const page = '/services/seo-visibility'
  const seo = { en: 'visibility', fr: 'visibilité' }
  expect(askedService(null, page)).toEqual(seo)
  const chosen = { path: '/services/graphic-design', french: 'Graphisme', english: 'Design' }
  expect(askedService(chosen, page)).toEqual({ en: 'graphic design', fr: 'design graphique' })
  const analytics = { path: '/services/analytics', french: 'Mesure', english: 'Analytics' }
  expect(askedService(analytics, page)).toEqual({ en: 'Analytics', fr: 'Mesure' })
  expect(askedService({ ...analytics, english: null }, page)).toEqual({
    en: 'Mesure',
    fr: 'Mesure',
  })
  expect(askedService({ path: null, french: null, english: null }, page)).toEqual(seo)
})

test('N3: the subject of a message names the service and the page', () => {
  const visibility = { en: 'visibility', fr: 'visibilité' }
  expect(contactSubject(visibility, '/en/services/seo-visibility', 'en')).toBe(
    'Interest — visibility — Page: /en/services/seo-visibility',
  )
  expect(contactSubject(visibility, '/fr/services/seo-visibility', 'fr')).toBe(
    'Intérêt — visibilité — Page\u00a0: /fr/services/seo-visibility',
  )
})

test('the subject of a message about a plan names the plan', () => {
  expect(planSubject('SecureWeb', 'fr')).toBe('Intérêt — SecureWeb')
  expect(planSubject('SecureWeb', 'en')).toBe('Interest — SecureWeb')
})
