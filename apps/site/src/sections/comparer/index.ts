export { View } from './view.tsx'
