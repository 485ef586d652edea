import type { SiteRouter } from '../../router.tsx'
import { replaceHead } from './head-element.ts'
import { pageHeadElements } from './page-head-elements.ts'

/** Makes the document's head speak of the page that is shown now, and of no other. */
export function renewHead(router: SiteRouter): void {
  replaceHead(document, pageHeadElements(router))
}
