import en from '../../api/en.json' with { type: 'json' }
import fr from '../../api/fr.json' with { type: 'json' }
import formsEn from '../../forms/en.json' with { type: 'json' }
import formsFr from '../../forms/fr.json' with { type: 'json' }
import { namespace } from '../catalogue/namespace.ts'

export type ApiTextId = keyof typeof en | keyof typeof formsEn

/** What the API answers a visitor: of a field the same as the form in the browser. */
export const api = namespace<ApiTextId>({ fr: { ...formsFr, ...fr }, en: { ...formsEn, ...en } })
