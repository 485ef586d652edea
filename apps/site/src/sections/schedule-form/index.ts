export { loadFormTexts as prepare } from '@jalonne/messages/forms'
export { View } from './view.tsx'
