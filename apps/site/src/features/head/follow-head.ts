import type { SiteRouter } from '../../router.tsx'
import { pageMark } from './page-mark.ts'

/**
 * Keeps what machines read of a page in step with the visitor: gone as soon as a page is left, there again for the
 * next. Returns what renews it when the content of the page has changed. Its code comes with the first change.
 */
export function followHead(router: SiteRouter): () => void {
  const renew = async () => {
    const { renewHead } = await import('./renew-head.ts')
    renewHead(router)
  }
  const renewOrLeave = () => void renew().catch(() => undefined)
  router.subscribe('onResolved', ({ fromLocation, pathChanged, hrefChanged }) => {
    // Another place or choice on the same page; what is loaded anew at the same address may be another page.
    if (!fromLocation || (hrefChanged && !pathChanged)) return
    for (const element of document.querySelectorAll(`[${pageMark}]`)) element.remove()
    renewOrLeave()
  })
  return renewOrLeave
}
