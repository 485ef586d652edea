import { expect, test } from 'vitest'
import { navigation } from './content/navigation.ts'
import { services } from './content/services/index.ts'
import { settings } from './content/settings.ts'

test('C4: the footer leads to the services, the company with its jobs and blog, and to what the law asks for', () => {
  const [offer, company, legal] = navigation.footer
  expect(offer?.links).toHaveLength(services.length)
  expect(company?.title.en).toBe('Company')
  const labels = (group: typeof company) =>
    group?.links.map((link) => ('label' in link ? link.label.en : null))
  expect(labels(company)).toEqual(expect.arrayContaining(['Jobs', 'Blog', 'Careers']))
  expect(labels(legal)).toEqual(['Terms and Conditions', 'Privacy'])
})

test('C4: Instagram speaks the language of the page', () => {
  expect(settings.social.instagram.fr).not.toBe(settings.social.instagram.en)
})
