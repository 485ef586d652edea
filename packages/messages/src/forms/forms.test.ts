import { expect, test } from 'vitest'
import { apiTexts } from '../api/index.ts'
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

test('browser and server say the same about a field', async () => {
  const fr = await loadFormTexts('fr')
  expect(apiTexts.fr['phone-missing']).toBe(fr['phone-missing'])
  expect(apiTexts.fr['not-stored']).toBe(fr['quote.failure'])
})
