import { expect, test } from 'vitest'
import { searchResult } from './search-result.ts'

const facts = {
  brand: 'Jalonne',
  hosts: { fr: 'jalonne.ch', en: 'jalonne.com' },
  cityService: { fr: 'Référencement', en: 'SEO' },
}

test('a page is found by its title in results, with the brand, at its address', () => {
  const page = {
    _type: 'page',
    path: '/services/seo',
    title: { fr: 'SEO' },
    seo: {
      title: { fr: 'Être trouvé', en: 'Be found' },
      description: { fr: 'Près de chez vous.' },
      image: { asset: { _ref: 'image-a-1x1-png' } },
    },
  }
  expect(searchResult(page, 'en', facts)).toEqual({
    title: 'Be found | Jalonne',
    shareTitle: 'Be found',
    // Where the English text is missing, visitors read the French one.
    description: 'Près de chez vous.',
    host: 'jalonne.com',
    trail: 'jalonne.com › en › services › seo',
    isLeftOut: false,
    picture: 'image-a-1x1-png',
  })
})

test('without a title in results, the title of the page stands in, and a brand in it is not repeated', () => {
  const page = {
    _type: 'page',
    path: '/',
    title: { fr: 'Jalonne, agence' },
    seo: { noindex: true },
  }
  expect(searchResult(page, 'fr', facts)).toMatchObject({
    title: 'Jalonne, agence',
    trail: 'jalonne.ch › fr',
    isLeftOut: true,
    picture: null,
  })
})

test('an article is found by its excerpt, a city by its introduction and the name of the service', () => {
  const article = {
    _type: 'article',
    slug: { current: 'hours' },
    title: { fr: 'Vos horaires' },
    excerpt: { fr: 'Sont-ils justes ?' },
  }
  expect(searchResult(article, 'fr', facts)).toMatchObject({
    title: 'Vos horaires | Jalonne',
    description: 'Sont-ils justes ?',
    trail: 'jalonne.ch › fr › blog › hours',
  })
  const city = {
    _type: 'city',
    slug: { current: 'le-locle' },
    phrase: { fr: 'au Locle', en: 'in Le Locle' },
    lead: { fr: 'Sous les sapins.', en: 'Under the firs.' },
  }
  expect(searchResult(city, 'en', facts)).toMatchObject({
    title: 'SEO in Le Locle | Jalonne',
    description: 'Under the firs.',
    trail: 'jalonne.com › en › services › seo-visibility-le-locle',
  })
})

test('a form that has just been opened is no error', () => {
  expect(searchResult({ _type: 'page' }, 'fr', undefined)).toMatchObject({ title: '', trail: 'fr' })
})
