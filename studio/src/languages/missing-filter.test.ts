import { documentTypes, schemaTypes } from '@jalonne/schemas'
import { evaluate, parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import { localizedPlaces } from './localized-paths.ts'
import { missingIn } from './missing-filter.ts'

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

  test('a text deep in a section of a page', async () => {
    const label = { _type: 'plate', label: french }
    const sections = [{ _type: 'heroPlates', title: both, plates: [label] }]
    expect(await isMissing({ _type: 'page', title: both, sections }, 'en')).toBe(true)
    expect(await isMissing({ _type: 'page', title: both, sections }, 'fr')).toBe(false)
  })

  test('blocks of an answer', async () => {
    const answer = { en: [{ _type: 'block' }] }
    expect(await isMissing({ _type: 'faq', question: both, answer }, 'fr')).toBe(true)
  })

  test('the description of an image', async () => {
    const avatar = { _type: 'localeImage', alt: french }
    expect(await isMissing({ _type: 'testimonial', avatar }, 'en')).toBe(true)
  })
})

test('a text that nobody wrote is not missing in one language', async () => {
  expect(await isMissing({ _type: 'plan' }, 'en')).toBe(false)
})

test('every filter fits into the address of an event stream', () => {
  for (const { name } of documentTypes)
    expect(encodeURIComponent(filter(name, 'en')).length, name).toBeLessThan(9_000)
})
