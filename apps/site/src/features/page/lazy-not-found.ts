import { lazyRouteComponent } from '@tanstack/react-router'

/** What stands in place of a page that is not there; its code comes with the first such address. */
export const LazyNotFound = lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage')

/** The module it is loaded from, as the build's manifest calls it. */
export const notFoundModule = 'src/features/page/not-found-page.tsx'
