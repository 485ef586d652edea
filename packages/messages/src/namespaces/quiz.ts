import { lazyNamespace } from '../catalogue/namespace.ts'

/** What stands around the questions of a quiz. */
export const quiz = lazyNamespace({
  fr: () => import('../../quiz/fr.json'),
  en: () => import('../../quiz/en.json'),
})
