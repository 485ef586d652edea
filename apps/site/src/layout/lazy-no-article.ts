import { lazyRouteComponent } from '@tanstack/react-router'

/** What stands in place of an article that is not there; its code comes with the first such address. */
export const LazyNoArticle = lazyRouteComponent(() => import('./no-article.tsx'), 'NoArticle')

/** The module it is loaded from, as the build's manifest calls it. */
export const noArticleModule = 'src/layout/no-article.tsx'
