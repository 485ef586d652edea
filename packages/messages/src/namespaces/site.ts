import type en from '../../site/en.json'
import { lazyNamespace } from '../catalogue/namespace.ts'

/** The id of a text that every page has. */
export type MessageId = keyof typeof en

/** What every page needs. */
export const site = lazyNamespace({
  fr: () => import('../../site/fr.json'),
  en: () => import('../../site/en.json'),
})
