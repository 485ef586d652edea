import { createNode, createNodeMachine } from '@sanity/comlink'
import {
  createCompatibilityActors,
  type LoaderControllerMsg,
  type LoaderNodeMsg,
} from '@sanity/presentation-comlink'
import { enableVisualEditing } from '@sanity/visual-editing'
import type { DraftMode } from '../../draft-mode.ts'
import { followQueries } from './follow-queries.ts'
import type { PreviewedPage } from './previewed-page.ts'
import { routerHistory } from './router-history.ts'

/** Connects the page with the Studio around it: texts lead to their fields, and show what is typed there. */
export function connectStudio(
  mode: Extract<DraftMode, { kind: 'studio' }>,
  page: PreviewedPage,
): void {
  // Opened by itself, the page is one to look at.
  if (window === window.parent) return
  enableVisualEditing({ history: routerHistory(page.router), zIndex: 100 })
  const channel = createNode<LoaderNodeMsg, LoaderControllerMsg>(
    { name: 'loaders', connectTo: 'presentation' },
    createNodeMachine<LoaderNodeMsg, LoaderControllerMsg>().provide({
      actors: createCompatibilityActors<LoaderNodeMsg>(),
    }),
  )
  followQueries(channel, mode, page)
  channel.start()
}
