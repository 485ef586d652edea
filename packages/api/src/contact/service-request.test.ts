import { forms } from '@jalonne/messages/forms'
import { beforeAll, expect, test } from 'vitest'
import { serviceRequest } from './service-request.ts'

beforeAll(() => Promise.all([forms.load('fr'), forms.load('en')]))

const service = { fr: 'futur site internet', en: 'future website' }
const call = {
  type: 'call',
  company: 'Boulangerie Rochat',
  phone: '021 555 01 02',
  day: 'tuesday',
  time: '10:00',
  message: 'Un site\npour notre boulangerie.',
} as const

test('N3: company, number, slot and free text are lines of one message, under the subject of the page', () => {
  const page = '/fr/services/website-design-development/web-refresh'
  expect(serviceRequest(call, { page, language: 'fr', service }, forms.format('fr'))).toEqual({
    subject: `Intérêt — futur site internet — Page\u00a0: ${page}`,
    message: [
      'Entreprise\u00a0: Boulangerie Rochat',
      'Téléphone\u00a0: 021 555 01 02',
      'Créneau\u00a0: Mardi, 10:00',
      'Un site',
      'pour notre boulangerie.',
    ].join('\n'),
    meta: {
      page,
      locale: 'fr',
      service_fr: 'futur site internet',
      service_en: 'future website',
      selected_day: 'tuesday',
      selected_time: '10:00',
    },
  })
})

test('N3: a mail names neither a number nor a slot, and needs no words', () => {
  const mail = { ...call, type: 'mail', company: '', message: '' } as const
  const place = { page: '/en/contact', language: 'en', service } as const
  expect(serviceRequest(mail, place, forms.format('en'))).toMatchObject({
    subject: 'Interest — future website — Page: /en/contact',
    message: '',
    meta: { selected_day: null, selected_time: null },
  })
  const words = { ...mail, company: 'Keller', message: 'Hello' }
  expect(serviceRequest(words, place, forms.format('en')).message).toBe('Company: Keller\nHello')
})

test('S13: what the page has laid beside the visitor’s own words stands before them', () => {
  const place = { page: '/en/contact', language: 'en', service } as const
  const noted = { ...call, type: 'mail', company: '', note: 'Recommended: mood' } as const
  const message = (words: string) =>
    serviceRequest({ ...noted, message: words }, place, forms.format('en')).message
  expect(message('Hello')).toBe('Recommended: mood\n\nHello')
  expect(message('')).toBe('Recommended: mood')
})
