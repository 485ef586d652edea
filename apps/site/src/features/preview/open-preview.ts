import * as v from 'valibot'
import { draftModeSchema } from '../../draft-mode.ts'
import type { BrowserContent } from '../../queries/browser-content.ts'
import { createDraftContent } from './draft-content.ts'
import { keepToPage } from './keep-to-page.ts'
import type { PreviewedPage } from './previewed-page.ts'

export interface Preview {
  content: BrowserContent
  /** Begins once the page is hydrated: the Studio's tools. */
  start(page: PreviewedPage): Promise<void>
}

/** What a page that shows drafts does in the browser besides what every page does; `draft` as its configuration says it. */
export function openPreview(draft: unknown): Preview {
  const mode = v.parse(draftModeSchema, draft)
  const content = createDraftContent(mode)
  if (mode.kind === 'share') {
    // At once: the header's links are hydrated before the whole page is.
    keepToPage(mode.path)
    return { content, start: async () => {} }
  }
  // Imported at once, because the Studio waits for them.
  const tools = import('./connect-studio.ts')
  return { content, start: async (page) => (await tools).connectStudio(mode, page) }
}
