import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { companySizes } from '@jalonne/domain'
import { beforeAll, expect, test } from 'vitest'
import { api } from './namespaces/api.ts'
import { forms } from './namespaces/forms.ts'

beforeAll(() => Promise.all([forms.load('fr'), forms.load('en')]))

const root = join(import.meta.dirname, '..')
const namespaces = globSync('*/fr.json', { cwd: root }).map(dirname)
const textsOf = (namespace: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../${namespace}/${language}.json`, import.meta.url), 'utf8'))

test('the wordings that were agreed are the ones shown, in both languages', () => {
  const [fr, en] = [forms.format('fr'), forms.format('en')]
  expect([en('quote.success'), en('quote.failure')]).toEqual([
    'Thank you! We will contact you soon.',
    'Failed to send the message. Please try again later.',
  ])
  expect([fr('name-required'), en('name-required')]).toEqual(['Nom requis', 'Name required'])
  expect([fr('email-required'), en('email-required')]).toEqual(['Email requis', 'Email required'])
  expect([en('sending'), en('toast.close')]).toEqual(['Sending…', 'Close toast'])
})

test('E4: what the form about hosting says when it has arrived, and when it has not', () => {
  const [fr, en] = [forms.format('fr'), forms.format('en')]
  expect([en('hosting_form_success'), fr('hosting_form_success')]).toEqual([
    'Thank you! Your request has arrived.',
    'Merci\u00a0! Votre demande est bien arrivée.',
  ])
  expect(en('hosting.sent')).toBe('Message sent. We’ll contact you as soon as possible.')
  expect([en('hosting.failure'), fr('hosting.failure')]).toEqual([
    'Error sending message',
    'Erreur lors de l’envoi',
  ])
})

test('E2, E3: what the form about a service says when it has arrived, and when it has not', () => {
  const [fr, en] = [forms.format('fr'), forms.format('en')]
  expect([en('service.sent'), fr('service.sent'), en('service.thanks')]).toEqual([
    'Message sent. We’ll contact you shortly.',
    'Message envoyé. Nous vous contacterons bientôt.',
    'Thanks — we’ll be in touch soon.',
  ])
  expect(en('service.failure', { address: 'hello@jalonne.example' })).toBe(
    'Our apologies — we’re having trouble with the form. Please call us or email hello@jalonne.example',
  )
  expect(fr('service.failure', { address: 'hello@jalonne.example' })).toBe(
    'Nos excuses — nous rencontrons un problème avec le formulaire. Appelez-nous ou écrivez-nous à hello@jalonne.example',
  )
})

test('C11: what the navigation is labelled with besides the pages', () => {
  const said = ['products', 'resources', 'pricing', 'requestCall', 'portal'].map(
    (id) => textsOf('site', 'en')[`nav.${id}`],
  )
  expect(said).toEqual(['Products', 'Resources', 'Pricing', 'Request a call', 'Customer portal'])
  expect(textsOf('portal', 'en').dashboard).toMatch(/^Dashboard/)
})

test('F1: what the form about a service asks for, in both languages', () => {
  const asks = ['name', 'method', 'email', 'phone'] as const
  const said = (language: 'fr' | 'en') => asks.map((id) => forms.format(language)(`${id}-required`))
  expect(said('en')).toEqual([
    'Name required',
    'Select contact method',
    'Email required',
    'Phone number required for a call',
  ])
  expect(said('fr')).toEqual([
    'Nom requis',
    'Sélectionnez le mode de contact',
    'Email requis',
    'Numéro de téléphone requis pour un appel',
  ])
})

test('the notices leave the key that leads to them to who shows them', () => {
  expect(forms.format('en')('toast.region')).toBe('Notifications ({hotkey})')
})

test('one spelling of e-mail a language, but for the French wording that was agreed', () => {
  const words = (language: string) =>
    namespaces.flatMap((namespace) =>
      Object.entries(textsOf(namespace, language))
        .filter(([id]) => id !== 'email-required')
        .map(([, text]) => text),
    )
  expect(words('fr').join()).not.toMatch(/\bemails?\b/i)
  expect(words('en').join()).not.toMatch(/\be-mails?\b/i)
})

test('no size of company belongs to two lines of the list', () => {
  const bounds = companySizes.map((size) => size.match(/\d+/g)?.map(Number) ?? [])
  expect(bounds).toEqual([[1, 10], [11, 49], [50, 200], [201]])
  for (const language of ['fr', 'en']) {
    const texts = textsOf('forms', language)
    for (const size of companySizes) expect(texts[`size-${size}`]).toBeDefined()
  }
})

test('browser and server say the same about a field', () => {
  const [server, browser] = [api.format('fr'), forms.format('fr')]
  expect(server('phone-missing')).toBe(browser('phone-missing'))
  expect(server('not-stored')).toBe(browser('quote.failure'))
})
