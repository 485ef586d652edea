import type { DraftMode } from '../../draft-mode.ts'
import type { SiteRouter } from '../../router.tsx'

export { createDraftContent } from './draft-content.ts'

export interface PreviewedPage {
  router: SiteRouter
  /** Makes every section ready to show other content. */
  takeOver: () => Promise<boolean>
}

/** Does what a page that shows drafts needs besides: the Studio's tools, or the bounds of a link. */
export async function startPreview(mode: DraftMode, page: PreviewedPage): Promise<void> {
  if (mode.kind === 'share') return keepToPage(mode.path)
  const { connectStudio } = await import('./connect-studio.ts')
  connectStudio(mode, page)
}

/** A link shows the drafts of one page: others are loaded as every visitor gets them. */
function keepToPage(path: string): void {
  const leaves = (link: HTMLAnchorElement) =>
    link.origin === location.origin &&
    link.pathname.replace(/^\/(fr|en)(?=\/|$)/, '') !== path.replace(/^\/$/, '')
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // Left to the browser, before the router hears of it.
      if (link && leaves(link)) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
