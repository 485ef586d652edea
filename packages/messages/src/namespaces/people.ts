import { lazyNamespace } from '../catalogue/namespace.ts'

/** What is said of somebody who works at the agency, and of their badge. */
export const people = lazyNamespace({
  fr: () => import('../../people/fr.json'),
  en: () => import('../../people/en.json'),
})
