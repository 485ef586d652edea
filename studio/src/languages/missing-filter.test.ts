import { documentTypes, schemaTypes } from '@jalonne/schemas'
import { evaluate, parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import { localizedPlaces } from './localized-paths.ts'
import { missingIn, repeatedIn } from './missing-filter.ts'
import { missingTexts } from './missing-texts.ts'

const filter = (type: string, language: 'fr' | 'en') =>
  missingIn(language, localizedPlaces(type, schemaTypes))

async function isMissing(
  document: { _type: string; [field: string]: unknown },
  language: 'fr' | 'en',
) {
  const query = `*[${filter(document._type, language)}]`
  const value = await evaluate(parse(query), { dataset: [{ _id: 'a', ...document }] })
  return (await value.get()).length === 1
}

const both = { fr: 'Oui', en: 'Yes' }
const french = { fr: 'Oui' }

describe('what a language misses', () => {
  test('a field of its own', async () => {
    expect(await isMissing({ _type: 'plan', name: french }, 'en')).toBe(true)
    expect(await isMissing({ _type: 'plan', name: french }, 'fr')).toBe(false)
    expect(await isMissing({ _type: 'plan', name: both }, 'en')).toBe(false)
  })

  test('a text that was emptied', async () => {
    expect(await isMissing({ _type: 'plan', name: { fr: 'a', en: '' } }, 'en')).toBe(true)
  })

  test('whatever its badge says so of: blanks, line breaks, blocks without a word', async () => {
    const block = (text: string) => ({ _type: 'block', children: [{ _type: 'span', text }] })
    const picture = { _type: 'textImage', asset: { _ref: 'image-a' } }
    for (const [type, field, fr, empty] of [
      ['localeString', 'question', 'Oui', ''],
      ['localeString', 'question', 'Oui', '  '],
      ['localeString', 'question', 'Oui', ' \n\n'],
      ['localeSimpleText', 'answer', [block('Oui')], []],
      ['localeSimpleText', 'answer', [block(''), block('Oui')], [block(' '), block('')]],
      ['localeRichText', 'answer', [picture], [block('')]],
    ] as const) {
      const emptied = { _type: 'faq', [field]: { _type: type, fr, en: empty } }
      expect(missingTexts(emptied)).toMatchObject({ fr: 0, en: 1 })
      expect([await isMissing(emptied, 'fr'), await isMissing(emptied, 'en')]).toEqual([
        false,
        true,
      ])
      const unwritten = { _type: 'faq', [field]: { _type: type, fr: empty, en: empty } }
      expect(missingTexts(unwritten)).toMatchObject({ fr: 0, en: 0 })
      expect([await isMissing(unwritten, 'fr'), await isMissing(unwritten, 'en')]).toEqual([
        false,
        false,
      ])
    }
  })

  test('a text deep in a section of a page', async () => {
    const label = { _type: 'plate', label: french }
    const sections = [{ _type: 'heroPlates', title: both, plates: [label] }]
    expect(await isMissing({ _type: 'page', title: both, sections }, 'en')).toBe(true)
    expect(await isMissing({ _type: 'page', title: both, sections }, 'fr')).toBe(false)
  })

  test('blocks of an answer', async () => {
    const answer = { en: [{ _type: 'block', children: [{ _type: 'span', text: 'Yes' }] }] }
    expect(await isMissing({ _type: 'faq', question: both, answer }, 'fr')).toBe(true)
  })

  test('the description of an image', async () => {
    const avatar = { _type: 'localeImage', alt: french }
    expect(await isMissing({ _type: 'testimonial', avatar }, 'en')).toBe(true)
  })
})

describe('the same words in both languages', () => {
  const isRepeated = async (document: { _type: string; [field: string]: unknown }) => {
    const query = `*[${repeatedIn(localizedPlaces(document._type, schemaTypes))}]`
    const value = await evaluate(parse(query), { dataset: [{ _id: 'a', ...document }] })
    return (await value.get()).length === 1
  }
  const same = (text: unknown) => ({ fr: text, en: text })
  const blocks = [{ _type: 'block', children: [{ _type: 'span', text: 'Nous répondons.' }] }]

  test('are found in a line, in blocks and deep in a page', async () => {
    expect(await isRepeated({ _type: 'faq', question: same('Et après ?') })).toBe(true)
    expect(await isRepeated({ _type: 'faq', answer: same(blocks) })).toBe(true)
    const sections = [{ _type: 'heroPlates', plates: [{ label: same('Votre site') }] }]
    expect(await isRepeated({ _type: 'page', sections })).toBe(true)
  })

  test('are excused where they are one word, a figure or a name', async () => {
    expect(await isRepeated({ _type: 'page', title: same('Contact') })).toBe(false)
    expect(await isRepeated({ _type: 'plan', name: same('Site complet') })).toBe(false)
    expect(await isRepeated({ _type: 'plan', name: both })).toBe(false)
  })
})

test('a text that nobody wrote is not missing in one language', async () => {
  expect(await isMissing({ _type: 'plan' }, 'en')).toBe(false)
})

test('every filter fits into the address of an event stream', () => {
  for (const { name } of documentTypes)
    for (const condition of [filter(name, 'en'), repeatedIn(localizedPlaces(name, schemaTypes))])
      expect(encodeURIComponent(condition).length, name).toBeLessThan(9_000)
})
