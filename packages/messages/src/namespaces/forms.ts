import type en from '../../forms/en.json'
import { lazyNamespace } from '../catalogue/namespace.ts'

export type FormTextId = keyof typeof en

/** What forms, the dialogs they stand in and the notices after them say. */
export const forms = lazyNamespace({
  fr: () => import('../../forms/fr.json'),
  en: () => import('../../forms/en.json'),
})
