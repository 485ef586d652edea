import { lazyNamespace } from '../catalogue/namespace.ts'

/** What stands around the conversations of demonstrations, and in their forms. */
export const chatDemo = lazyNamespace({
  fr: () => import('../../chat-demo/fr.json'),
  en: () => import('../../chat-demo/en.json'),
})
