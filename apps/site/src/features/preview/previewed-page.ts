import type { SiteRouter } from '../../router.tsx'

/** The hydrated page that a preview works on. */
export interface PreviewedPage {
  router: SiteRouter
  /** Makes every section ready to show other content. */
  ready: () => Promise<boolean>
}
