import { expect, test } from 'vitest'
import { choicesOf, chosenOf, filterIn, filterSearch } from './filters.ts'

const service = (key: string) => ({ key, title: key.toUpperCase(), path: `/services/${key}` })
const industry = (key: string) => ({ key, title: key.toUpperCase() })
const bakery = { industry: industry('hospitality'), services: [service('website'), service('seo')] }
const hotel = { industry: industry('hospitality'), services: [service('website')] }
const clocks = { industry: null, services: [service('seo')] }
const studies = [bakery, hotel, clocks]

test('R23: an address chooses by an industry or a service, and is written as it is read', () => {
  for (const search of ['?industry=hospitality', '?service=seo']) {
    expect(filterSearch(filterIn(search))).toBe(search)
  }
  expect(filterIn('?utm_source=x&service=seo')).toEqual({ by: 'service', key: 'seo' })
  expect(filterIn('?service=seo&industry=pets')).toEqual({ by: 'industry', key: 'pets' })
  expect(filterSearch(null)).toBe('')
})

test('R23: what can be no key chooses nothing', () => {
  for (const search of [
    '',
    '?industry=',
    '?industry=%3Cscript%3E',
    '?service=Web%20Site',
    '?x=seo',
  ]) {
    expect(filterIn(search)).toBeNull()
  }
})

test('R23: a choice holds what has its mark, in the order of the list', () => {
  expect(chosenOf(studies, null)).toEqual(studies)
  expect(chosenOf(studies, { by: 'industry', key: 'hospitality' })).toEqual([bakery, hotel])
  expect(chosenOf(studies, { by: 'service', key: 'seo' })).toEqual([bakery, clocks])
  expect(chosenOf(studies, { by: 'service', key: 'hospitality' })).toEqual([])
})

test('R23: only what some project has is offered, each once', () => {
  expect(choicesOf(studies, 'industry')).toEqual([industry('hospitality')])
  expect(choicesOf(studies, 'service').map(({ key }) => key)).toEqual(['website', 'seo'])
  expect(choicesOf([clocks], 'industry')).toEqual([])
})
