import { expect, test } from 'vitest'
import { localize } from './localize.ts'

const text = (fr?: string, en?: string) => ({
  _type: 'localeString',
  ...(fr !== undefined && { fr }),
  ...(en !== undefined && { en }),
})

test('a reader gets the texts of their language, wherever they stand', () => {
  const page = {
    title: text('Tarifs', 'Prices'),
    plans: [{ name: text('Base', 'Basic'), price: 250 }],
  }
  expect(localize(page, 'fr')).toEqual({ title: 'Tarifs', plans: [{ name: 'Base', price: 250 }] })
  expect(localize(page, 'en')).toEqual({ title: 'Prices', plans: [{ name: 'Basic', price: 250 }] })
})

test('a text without a translation comes in the other language, and says so', () => {
  expect(localize(text('Tarifs'), 'en')).toEqual({ text: 'Tarifs', lang: 'fr' })
  expect(localize(text(undefined, 'Prices'), 'fr')).toEqual({ text: 'Prices', lang: 'en' })
})

test('a text missing in both languages is null', () => {
  expect(localize({ title: text(), note: null }, 'fr')).toEqual({ title: null, note: null })
  expect(localize({ _key: 'a', fr: null, en: null }, 'fr')).toBeNull()
})

test('what a list refers to and is gone leaves no gap', () => {
  const plans = [{ key: 'basic' }, null, { key: 'pro' }]
  expect(localize({ plans }, 'fr')).toEqual({ plans: [{ key: 'basic' }, { key: 'pro' }] })
})

test('a text of blanks in one language comes in the other, as the Studio promises', () => {
  const words = [{ _type: 'block', children: [{ _type: 'span', text: 'Bonjour' }] }]
  const blank = [{ _type: 'block', children: [{ _type: 'span', text: ' ' }] }]
  for (const en of [' ', '', '\n\n'])
    expect(localize(text('Tarifs', en), 'en')).toEqual({ text: 'Tarifs', lang: 'fr' })
  for (const en of [[], blank])
    expect(localize({ fr: words, en }, 'en')).toEqual({ text: words, lang: 'fr' })
  expect(localize({ fr: ' ', en: '' }, 'fr')).toBeNull()
})

test('a formatted text stays the list of blocks it is', () => {
  const blocks = [{ _type: 'block', children: [{ text: 'Bonjour' }] }]
  expect(localize({ _type: 'localeRichText', fr: blocks, en: null }, 'fr')).toEqual(blocks)
  expect(localize({ _type: 'localeRichText', fr: blocks, en: null }, 'en')).toEqual({
    text: blocks,
    lang: 'fr',
  })
})

test('what is written without its type is a text too; what holds more than languages is not', () => {
  expect(localize({ fr: 'Genève', en: 'Geneva' }, 'en')).toBe('Geneva')
  expect(localize({ fr: 'a', en: 'b', width: 3 }, 'en')).toEqual({ fr: 'a', en: 'b', width: 3 })
})

test('quotation marks around words in bold or code are set as those of one line', () => {
  const span = (text: string, ...marks: string[]) => ({ _type: 'span', text, marks })
  const line = (...children: object[]) => [{ _type: 'block', children }]
  const fr = line(
    span('Tapez "'),
    span('"oui"', 'code'),
    span('" ou "'),
    span('non', 'strong'),
    span('".'),
  )
  expect(localize({ fr, en: null }, 'fr')).toEqual(
    line(
      span('Tapez «\u00a0'),
      span('"oui"', 'code'),
      span('\u00a0» ou «\u00a0'),
      span('non', 'strong'),
      span('\u00a0».'),
    ),
  )
})

test('a text is set as it is printed, but nothing that is code', () => {
  expect(localize(text('Quoi ? 42 heures', '42 hours'), 'fr')).toBe('Quoi\u00a0? 42\u00a0heures')
  expect(localize(text('42 heures'), 'en')).toEqual({ text: '42\u00a0heures', lang: 'fr' })
  const span = (words: string, ...marks: string[]) => ({ _type: 'span', text: words, marks })
  const block = (children: object[]) => ({ _type: 'block', children })
  const code = (title: string) => ({ _type: 'codeBlock', title, code: 'sleep 5 ; echo' })
  const image = (alt: string, caption: string) => ({ _type: 'textImage', alt, caption, url: '/a' })
  const fr = [
    block([span('17 jours'), span('sleep 5 s', 'code')]),
    code('À essayer : 3 lignes'),
    image('Un horaire : 8 h 30', 'Ouvert ? Oui'),
  ]
  expect(localize({ fr, en: null }, 'fr')).toEqual([
    block([span('17\u00a0jours'), span('sleep 5 s', 'code')]),
    code('À essayer\u00a0: 3\u00a0lignes'),
    image('Un horaire\u00a0: 8\u00a0h\u00a030', 'Ouvert\u00a0? Oui'),
  ])
})
