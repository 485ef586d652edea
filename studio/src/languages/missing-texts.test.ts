import { expect, test } from 'vitest'
import { missingTexts } from './missing-texts.ts'

const text = (fr?: string, en?: string) => ({ _type: 'localeString', fr, en })

test('each text that has one language counts for the other, however deep it is', () => {
  const page = {
    _type: 'page',
    title: text('Accueil', 'Home'),
    sections: [
      { _type: 'heroPlates', title: text('Bonjour'), plates: [{ label: text(undefined, 'Site') }] },
      { _type: 'localeImage', alt: text('Une montagne', '  ') },
    ],
  }
  expect(missingTexts(page)).toEqual({ fr: 1, en: 2 })
})

test('blocks count as one text, and what nobody wrote as none', () => {
  const answer = { _type: 'localeSimpleText', fr: [{ _type: 'block' }], en: [] }
  expect(missingTexts({ answer, note: text() })).toEqual({ fr: 0, en: 1 })
  expect(missingTexts(null)).toEqual({ fr: 0, en: 0 })
})
