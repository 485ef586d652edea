import type { Page } from '../transport/page.ts'
import { pageResponse } from '../transport/page-response.ts'

/** The answer with a page that shows drafts: for this browser alone, and for no machine to find. */
export function draftResponse(page: Page, request: Request): Response {
  // The page a visitor has kept is another one.
  const headers = new Headers(request.headers)
  headers.delete('if-none-match')
  return pageResponse({
    page,
    request: new Request(request.url, { method: request.method, headers }),
    cacheStatus: 'jalonne; fwd=bypass',
    extra: { 'x-robots-tag': 'noindex, nofollow' },
  })
}
