import { seedDocuments } from '@jalonne/seed'
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
  expect(missingTexts(page)).toMatchObject({ fr: 1, en: 2 })
})

test('blocks count as one text, and what nobody wrote as none', () => {
  const fr = [{ _type: 'block', children: [{ _type: 'span', text: 'Oui.' }] }]
  const answer = { _type: 'localeSimpleText', fr, en: [] }
  expect(missingTexts({ answer, note: text() })).toMatchObject({ fr: 0, en: 1 })
  expect(missingTexts(null)).toEqual({ written: 0, fr: 0, en: 0, repeated: 0 })
})

test('the same words in both languages are not a translation, in a line or in blocks', () => {
  const blocks = (_key: string) => [
    { _type: 'block', _key, children: [{ _type: 'span', _key, text: 'Nous vous répondons.' }] },
  ]
  const answer = { _type: 'localeSimpleText', fr: blocks('a'), en: blocks('b') }
  const question = text('Et après ?', 'Et après ?')
  expect(missingTexts({ question, answer }).repeated).toBe(2)
})

test('a word, a figure, a name or an address may be the same', () => {
  const same = (value: string) => text(value, value)
  const excused = {
    title: same('Contact'),
    eyebrow: same('GE VD 42'),
    figure: { text: same('15 km') },
    name: same('Site complet plus'),
    cells: [{ text: same('10 h') }],
    profile: { _type: 'localeUrl', fr: 'https://a.ch/b c', en: 'https://a.ch/b c' },
  }
  expect(missingTexts(excused)).toMatchObject({ repeated: 0, written: 6 })
})

test('in the demo content nothing is left to translate', () => {
  const left = seedDocuments().filter((document) => {
    const { fr, en, repeated } = missingTexts(document)
    return fr + en + repeated > 0
  })
  expect(left.map(({ _id }) => _id)).toEqual([])
})
