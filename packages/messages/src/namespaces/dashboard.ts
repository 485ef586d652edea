import en from '../../dashboard/en.json' with { type: 'json' }
import fr from '../../dashboard/fr.json' with { type: 'json' }
import { namespace } from '../catalogue/namespace.ts'

/** The demonstration of the customer portal; comes with it. */
export const dashboard = namespace({ fr, en })

/** The id of one of its texts. */
export type DashboardText = keyof typeof en
