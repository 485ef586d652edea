export { showToast } from './show-toast.tsx'
export type { ToastHandle } from './toast-store.ts'
