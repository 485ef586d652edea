import { expect, test } from 'vitest'
import { choicesOf, chosenOf, filterIn, filterSearch, noFilter } from './filters.ts'

const service = (key: string) => ({ key, title: key.toUpperCase(), path: `/services/${key}` })
const industry = (key: string) => ({ key, title: key.toUpperCase() })
const bakery = { industry: industry('hospitality'), services: [service('website'), service('seo')] }
const hotel = { industry: industry('hospitality'), services: [service('website')] }
const clocks = { industry: null, services: [service('seo')] }
const studies = [bakery, hotel, clocks]

test('R23: an address chooses by an industry, a service or both, and is written as it is read', () => {
  for (const search of [
    '',
    '?industry=hospitality',
    '?service=seo',
    '?industry=pets&service=seo',
  ]) {
    expect(filterSearch(filterIn(search))).toBe(search)
  }
  expect(filterIn('?utm_source=x&service=seo')).toEqual({ industry: null, service: 'seo' })
  expect(filterSearch(filterIn('?service=seo&industry=pets'))).toBe('?industry=pets&service=seo')
})

test('R23: what can be no key chooses nothing', () => {
  for (const search of [
    '',
    '?industry=',
    '?industry=%3Cscript%3E',
    '?service=Web%20Site',
    '?x=seo',
  ]) {
    expect(filterIn(search)).toEqual(noFilter)
  }
})

test('R23: a choice holds what has all its marks, in the order of the list', () => {
  const chosen = (search: string) => chosenOf(studies, filterIn(search))
  expect(chosen('')).toEqual(studies)
  expect(chosen('?industry=hospitality')).toEqual([bakery, hotel])
  expect(chosen('?service=seo')).toEqual([bakery, clocks])
  expect(chosen('?industry=hospitality&service=seo')).toEqual([bakery])
  expect(chosen('?service=hospitality')).toEqual([])
})

test('R23: only what some project has is offered, each once', () => {
  expect(choicesOf(studies, 'industry')).toEqual([industry('hospitality')])
  expect(choicesOf(studies, 'service').map(({ key }) => key)).toEqual(['website', 'seo'])
  expect(choicesOf([clocks], 'industry')).toEqual([])
})
