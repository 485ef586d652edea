import type en from '../../tools/en.json'
import { lazyNamespace } from '../catalogue/namespace.ts'

export type ToolTextId = keyof typeof en

/** What the calculators on the pages of services say. */
export const tools = lazyNamespace({
  fr: () => import('../../tools/fr.json'),
  en: () => import('../../tools/en.json'),
})
