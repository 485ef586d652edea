import { forms } from '@jalonne/messages/forms'

export const prepare = forms.load
export { View } from './view.tsx'
