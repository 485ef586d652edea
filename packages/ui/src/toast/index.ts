export { showToast } from './show-toast.tsx'
