import { reduceToasts, type Toast, type ToastAction, type ToastContent } from './toast-state.ts'

/** How long a dismissed notice stays in the list, in milliseconds. */
const removalDelay = 1_000_000

export interface ToastHandle {
  id: string
  update: (content: Partial<ToastContent>) => void
  dismiss: () => void
}

/** Keeps the notices of a page. */
export function createToastStore() {
  let toasts: readonly Toast[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const dispatch = (action: ToastAction) => {
    toasts = reduceToasts(toasts, action)
    for (const listener of listeners) listener()
  }

  const dismiss = (id?: string) => {
    const concerned = toasts.filter((toast) => toast.open && (id ?? toast.id) === toast.id)
    if (concerned.length === 0) return
    dispatch({ type: 'dismiss', id })
    for (const toast of concerned)
      setTimeout(() => dispatch({ type: 'remove', id: toast.id }), removalDelay)
  }

  return {
    list: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add(content: ToastContent): ToastHandle {
      count += 1
      const id = `toast-${count}`
      dispatch({ type: 'add', toast: { ...content, id, open: true } })
      return {
        id,
        update: (change) => dispatch({ type: 'update', id, content: change }),
        dismiss: () => dismiss(id),
      }
    },
    /** Closes one, or all; each is removed later. */
    dismiss,
    /** Takes one away at once, or all. */
    remove: (id?: string) => dispatch({ type: 'remove', id }),
  }
}

export type ToastStore = ReturnType<typeof createToastStore>
