import { companySizes } from '@jalonne/domain'
import { expect, test } from 'vitest'
import { apiTexts, mailTexts } from '../api/index.ts'
import { portalTexts } from '../portal/index.ts'
import { loadedFormTexts, loadFormTexts } from './index.ts'

test('what forms say is loaded by language, once', async () => {
  expect(loadedFormTexts('fr')).toBeUndefined()
  const texts = await loadFormTexts('fr')
  expect(loadedFormTexts('fr')).toBe(texts)
  expect(loadFormTexts('fr')).toBe(loadFormTexts('fr'))
  expect(loadedFormTexts('en')).toBeUndefined()
})

test('the wordings that were agreed are the ones shown, in both languages', async () => {
  const [fr, en] = await Promise.all([loadFormTexts('fr'), loadFormTexts('en')])
  expect([en['quote.success'], en['quote.failure']]).toEqual([
    'Thank you! We will contact you soon.',
    'Failed to send the message. Please try again later.',
  ])
  expect([fr['name-required'], en['name-required']]).toEqual(['Nom requis', 'Name required'])
  expect([fr['email-required'], en['email-required']]).toEqual(['Email requis', 'Email required'])
  expect([en.sending, en['toast.close']]).toEqual(['Sending…', 'Close toast'])
  expect(Object.values(fr).filter((text) => text.trim() === '')).toEqual([])
})

test('one spelling of e-mail a language, but for the French wording that was agreed', async () => {
  const texts = async (language: 'fr' | 'en') => {
    const { default: page } = await import(`../${language}.json`)
    const mails = JSON.stringify(mailTexts[language], (_, value) =>
      typeof value === 'function' ? value('', '') : value,
    )
    const forms = Object.entries(await loadFormTexts(language)).filter(
      ([id]) => id !== 'email-required',
    )
    return [page, forms, portalTexts[language], mails].map((all) => JSON.stringify(all)).join()
  }
  // Ids are not read: they stand before a colon or are the first of a pair.
  const words = (all: string) => all.replace(/"[\w.-]+\\?":|\["[\w.-]+",/g, '')
  expect(words(await texts('fr'))).not.toMatch(/\bemails?\b/i)
  expect(words(await texts('en'))).not.toMatch(/\be-mails?\b/i)
})

test('no size of company belongs to two lines of the list', async () => {
  const bounds = companySizes.map((size) => size.match(/\d+/g)?.map(Number) ?? [])
  expect(bounds).toEqual([[1, 10], [11, 49], [50, 200], [201]])
  for (const language of ['fr', 'en'] as const) {
    const texts = await loadFormTexts(language)
    for (const size of companySizes) expect(texts[`size-${size}`]).toBeDefined()
  }
})

test('browser and server say the same about a field', async () => {
  const fr = await loadFormTexts('fr')
  expect(apiTexts.fr['phone-missing']).toBe(fr['phone-missing'])
  expect(apiTexts.fr['not-stored']).toBe(fr['quote.failure'])
})
