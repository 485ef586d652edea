export { dismissToast, removeToast, showToast } from './show-toast.tsx'
export { reduceToasts, type Toast, type ToastAction, type ToastContent } from './toast-state.ts'
export type { ToastHandle } from './toast-store.ts'
export type { ToastLabels } from './toaster.tsx'
