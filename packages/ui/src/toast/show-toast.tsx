import { createRoot, type Root } from 'react-dom/client'
import type { ToastContent } from './toast-state.ts'
import { createToastStore, type ToastHandle } from './toast-store.ts'
import { Toaster, type ToastLabels } from './toaster.tsx'

const store = createToastStore()
let place: { element: HTMLElement; root: Root } | undefined

/**
 * Shows a notice at the bottom right. The place for notices is a tree of its own beside the page, made when the
 * first one comes, so that a page without any carries nothing for them.
 */
export function showToast(content: ToastContent, labels: ToastLabels): ToastHandle {
  // React may have had to build the whole document anew.
  if (!place?.element.isConnected) {
    place?.root.unmount()
    const element = document.body.appendChild(document.createElement('div'))
    place = { element, root: createRoot(element, { identifierPrefix: 'toast-' }) }
  }
  place.root.render(<Toaster labels={labels} store={store} />)
  return store.add(content)
}

/** Takes a notice away at once, or all of them. */
export const removeToast = (id?: string): void => store.remove(id)
