import { withoutLanguage } from '@jalonne/domain'
import { defineDocuments } from 'sanity/presentation'

/** Which document the form opens for an address in the preview: the article, or the page with its path. */
export const mainDocuments = defineDocuments([
  {
    route: '/:language/blog/:slug',
    resolve: ({ params }) => ({
      filter: '_type == "article" && slug.current == $slug',
      params: { slug: params.slug ?? '' },
    }),
  },
  {
    route: ['/:language', '/:language/:rest*'],
    resolve: ({ path }) => ({
      filter: '_type == "page" && path == $path',
      params: { path: withoutLanguage(path) },
    }),
  },
])
