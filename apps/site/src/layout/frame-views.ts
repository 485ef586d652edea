import type { Language } from '@jalonne/domain'
import type { Layout } from '../queries/layout.ts'
import { createLateViews } from '../shared/late-views.ts'
import { wakeOnReach } from '../shared/reach-into.ts'
import { whenMoved } from '../shared/when-moved.ts'

/** What stands around every page. */
export type FramePartName = 'header' | 'footer'

const load = () => import('./index.ts')
const parts = {
  header: async () => ({ View: (await load()).Header }),
  footer: async () => ({ View: (await load()).Footer }),
}
const names = ['header', 'footer'] as const

/** The module of the frame, as the build's manifest calls it. */
export const frameModule = 'src/layout/index.ts'

const views = createLateViews<{ layout: Layout }>((name) =>
  name === 'header' || name === 'footer' ? parts[name] : undefined,
)

/** The view of a part of the frame, waiting for its code if need be. */
export const useFrameView = (name: FramePartName) => views.useView(name)

/** Loads the code of header and footer; resolves to whether it is there. */
export const loadFrame = (language: Language): Promise<boolean> => views.tryLoad(names, language)

let openedAt: string | null = null

/** Whether the address has changed since the server wrote the frame, if it did. */
export const hasMovedOn = (): boolean => openedAt !== null && openedAt !== location.pathname

/**
 * Leaves header and footer as the server wrote them until the visitor's first move, wherever on the page: their links,
 * menus and switches work without scripts. What is returned fetches their code at once, and says whether that worked.
 */
export function putOffFrame(language: Language): () => Promise<boolean> {
  openedAt = location.pathname
  views.putOff(names)
  const takeOver = () => loadFrame(language)
  const isReached =
    document.activeElement?.closest('[data-part]') ?? document.querySelector('[data-part]:hover')
  if (isReached) void takeOver()
  else whenMoved(() => void takeOver())
  wakeOnReach({ name: 'part', waiting: views.waiting, wake: takeOver })
  return takeOver
}
