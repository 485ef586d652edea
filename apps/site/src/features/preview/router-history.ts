import type { HistoryAdapter } from '@sanity/visual-editing'
import type { SiteRouter } from '../../router.tsx'

/** Keeps the Studio's address bar and the page's router in step. */
export function routerHistory(router: SiteRouter): HistoryAdapter {
  return {
    subscribe: (notify) => {
      notify({ type: 'replace', url: router.state.location.href })
      return router.subscribe('onResolved', ({ toLocation }) => {
        notify({ type: 'push', url: toLocation.href })
      })
    },
    update: ({ type, url }) => {
      if (type === 'pop') router.history.back()
      else if (type === 'push') router.history.push(url)
      else router.history.replace(url)
    },
  }
}
