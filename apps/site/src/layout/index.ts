export { Footer, Header } from './provisional.tsx'
