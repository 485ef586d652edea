import { lazyRouteComponent } from '@tanstack/react-router'

/** What stands in place of a page that is not there; its code comes with the first such address. */
export const LazyNotFound = lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage')

/** The same of an article. */
export const LazyArticleNotFound = lazyRouteComponent(
  () => import('../blog/article-not-found.tsx'),
  'ArticleNotFound',
)

/** The modules they are loaded from, as the build's manifest calls them. */
export const notFoundModules = [
  'src/features/page/not-found-page.tsx',
  'src/features/blog/article-not-found.tsx',
]
