/** A short notice that comes and goes by itself, or stays until it is closed. */
export interface Toast {
  id: string
  /** False once it has been dismissed; it leaves the list later. */
  open: boolean
  title: string
  text?: string | undefined
  /** Whether it stays until it is closed, as one does that tells of a failure. Others make room for the next. */
  stays?: boolean | undefined
  /** What a visitor can do about it: a button, which closes it too. */
  action?: { label: string; run: () => void } | undefined
}

export type ToastContent = Pick<Toast, 'title' | 'text' | 'stays' | 'action'>

export type ToastAction =
  | { type: 'add'; toast: Toast }
  | { type: 'update'; id: string; content: Partial<ToastContent> }
  /** Without an id: all of them. */
  | { type: 'dismiss' | 'remove'; id?: string | undefined }

/** The notices after something happened to them: newest first, with one at most of those that go by themselves. */
export function reduceToasts(toasts: readonly Toast[], action: ToastAction): readonly Toast[] {
  switch (action.type) {
    case 'add':
      return [action.toast, ...toasts.filter(({ open, stays }) => open && stays)]
    case 'update':
      return toasts.map((toast) =>
        toast.id === action.id ? { ...toast, ...action.content } : toast,
      )
    case 'dismiss':
      return toasts.map((toast) => (concerns(action, toast) ? { ...toast, open: false } : toast))
    case 'remove':
      return toasts.filter((toast) => !concerns(action, toast))
  }
}

const concerns = ({ id }: { id?: string | undefined }, toast: Toast) =>
  id === undefined || id === toast.id
