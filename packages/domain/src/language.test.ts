import { describe, expect, test } from 'vitest'
import {
  decideLanguage,
  decideRootLanguage,
  isLanguage,
  otherLanguage,
  pathLanguage,
  withLanguage,
  withoutLanguage,
} from './language.ts'

const hosts = { fr: ['fr.localhost', 'jalonne.ch'], en: ['en.localhost', 'jalonne.com'] }
const nowhere = { stored: null, host: 'localhost:3000', hosts }

describe('the language of /', () => {
  test.each([
    ['a stored choice wins over the host', { stored: 'en', host: 'jalonne.ch' }, 'en'],
    ['a Swiss French host speaks French', { stored: null, host: 'jalonne.ch' }, 'fr'],
    ['a port and capitals do not matter', { stored: null, host: 'FR.localhost:3000' }, 'fr'],
    ['the main host speaks English', { stored: null, host: 'en.localhost' }, 'en'],
    ['an unknown host leads to English', { stored: null, host: 'example.org' }, 'en'],
    ['a broken choice is ignored', { stored: 'de', host: 'jalonne.ch' }, 'fr'],
  ])('%s', (_, clues, expected) => {
    expect(decideRootLanguage({ ...clues, hosts })).toBe(expected)
  })
})

describe('the language of any other path', () => {
  test.each([
    ['the prefix wins', { path: '/fr/pricing', stored: 'en', host: 'en.localhost' }, 'fr'],
    ['then the stored choice', { path: '/pricing', stored: 'en', host: 'jalonne.ch' }, 'en'],
    ['then the host', { path: '/pricing', host: 'jalonne.com', preferred: ['fr'] }, 'en'],
    ['then the browser', { path: '/pricing', preferred: ['de-CH', 'en-GB', 'fr'] }, 'en'],
    ['then French', { path: '/pricing', preferred: ['de-CH'] }, 'fr'],
    ['a word that starts like a prefix is no prefix', { path: '/french', stored: 'en' }, 'en'],
  ])('%s', (_, clues, expected) => {
    expect(decideLanguage({ ...nowhere, preferred: [], ...clues })).toBe(expected)
  })
})

describe('prefixes', () => {
  test.each([
    ['/', '/fr'],
    ['/pricing', '/fr/pricing'],
    ['/en', '/fr'],
    ['/en/', '/fr'],
    ['/en/pricing?plan=pro#faq', '/fr/pricing?plan=pro#faq'],
    ['/?a=1', '/fr?a=1'],
    ['/en#faq', '/fr#faq'],
    ['/energy', '/fr/energy'],
    ['pricing', '/fr/pricing'],
  ])('%s under French is %s', (path, expected) => {
    expect(withLanguage(path, 'fr')).toBe(expected)
  })

  test('a path loses its prefix and nothing else', () => {
    expect(withoutLanguage('/fr/pricing?a=1')).toBe('/pricing?a=1')
    expect(withoutLanguage('/fr')).toBe('/')
    expect(withoutLanguage('/french')).toBe('/french')
    expect(withoutLanguage('/blog/en')).toBe('/blog/en')
  })

  test('only fr and en are languages', () => {
    expect([isLanguage('fr'), isLanguage('en'), isLanguage('de'), isLanguage(null)]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect([pathLanguage('/en?x'), pathLanguage('/'), pathLanguage('/de')]).toEqual([
      'en',
      null,
      null,
    ])
    expect([otherLanguage('fr'), otherLanguage('en')]).toEqual(['en', 'fr'])
  })
})
