import en from '../../portal/en.json' with { type: 'json' }
import fr from '../../portal/fr.json' with { type: 'json' }
import { namespace } from '../catalogue/namespace.ts'

/** The way into the customer portal; comes with it. */
export const portal = namespace({ fr, en })
