import { cityOfPath, citySuffixPath, withoutLanguage } from '@jalonne/domain'
import { defineDocuments } from 'sanity/presentation'

/** Address of the site that switches drafts on, with which a preview begins. */
export const enablePath = '/api/draft/enable'
/** Path of the page that is shown first. */
export const firstPath = '/'

const pageAt = (path: string) => ({
  filter: '_type == "page" && path == $path',
  params: { path },
})

/** Which document the form opens for an address in the preview: the article, the case study, the city, or the page with its path. */
export const mainDocuments = defineDocuments([
  {
    // Until the page in the frame has told where it is, this is its address.
    route: enablePath,
    resolve: () => pageAt(firstPath),
  },
  {
    route: '/:language/blog/:slug',
    resolve: ({ params }) => ({
      filter: '_type == "article" && slug.current == $slug',
      params: { slug: params.slug ?? '' },
    }),
  },
  {
    route: '/:language/projects/:slug',
    resolve: ({ params }) => ({
      filter: '_type == "caseStudy" && slug.current == $slug',
      params: { slug: params.slug ?? '' },
    }),
  },
  {
    route: ['/:language', '/:language/:rest*'],
    resolve: ({ path }) => {
      const page = withoutLanguage(path)
      if (cityOfPath(page, citySuffixPath)) return pageAt(citySuffixPath)
      const city = cityOfPath(page)
      return city
        ? { filter: '_type == "city" && slug.current == $slug', params: { slug: city } }
        : pageAt(page)
    },
  },
])
