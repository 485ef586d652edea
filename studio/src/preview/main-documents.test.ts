import { beforeSlug } from '@jalonne/domain'
import { expect, test } from 'vitest'
import { mainDocuments } from './main-documents.ts'

/** What Presentation queries, for an address: the first route that fits decides. */
function queried(path: string) {
  for (const { route, resolve } of mainDocuments.filter((each) => 'resolve' in each)) {
    for (const pattern of [route].flat()) {
      const groups = new URLPattern({ pathname: pattern }).exec({ pathname: path })?.pathname.groups
      if (groups) {
        const params = Object.fromEntries(
          Object.entries(groups).map(([key, at]) => [key, at ?? '']),
        )
        return resolve?.({ origin: 'http://localhost:3000', params, path })
      }
    }
  }
}

test.each([
  ['/fr', { path: '/' }],
  ['/api/draft/enable', { path: '/' }],
  ['/en/pricing', { path: '/pricing' }],
  ['/fr/services/websites', { path: '/services/websites' }],
  ['/fr/blog', { path: '/blog' }],
  ['/en/blog/five-pages', { slug: 'five-pages' }],
  ['/fr/projects', { path: '/projects' }],
  ['/en/projects/bakery', { slug: 'bakery' }],
  ['/fr/services/seo-visibility-le-locle', { slug: 'le-locle' }],
  ['/fr/services/digital-marketing-le-locle', { path: '/services/digital-marketing' }],
  ['/fr/services/seo-visibility', { path: '/services/seo-visibility' }],
])('the form beside %s is of its own document', (path, params) => {
  expect(queried(path)?.params).toEqual(params)
})

test.each(Object.entries(beforeSlug))(
  'the form beside the page of a document of the type %s is its own',
  (type, before) => {
    expect(queried(`/fr${before}bakery`)).toEqual({
      filter: `_type == "${type}" && slug.current == $slug`,
      params: { slug: 'bakery' },
    })
  },
)
