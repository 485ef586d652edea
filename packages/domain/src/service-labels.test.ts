import { expect, test } from 'vitest'
import { contactSubject, serviceLabel } from './service-labels.ts'

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
  ['/en/services/hosting-and-maintenance', 'hosting and maintenance', 'hébergement et maintenance'],
  ['/en/about-us', 'digital project', 'projet digital'],
])('%s is about %s', (path, en, fr) => {
  expect(serviceLabel(path)).toEqual({ en, fr })
})

test('the subject of a message names the service and the page', () => {
  expect(contactSubject('/en/services/seo-visibility', 'en')).toBe(
    'Interest — visibility — Page: /en/services/seo-visibility',
  )
  expect(contactSubject('/fr/services/seo-visibility', 'fr')).toBe(
    'Intérêt — visibilité — Page\u00a0: /fr/services/seo-visibility',
  )
})
