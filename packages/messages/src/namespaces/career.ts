import en from '../../career/en.json' with { type: 'json' }
import fr from '../../career/fr.json' with { type: 'json' }
import { namespace } from '../catalogue/namespace.ts'

/** The board of positions; comes with the careers page. */
export const career = namespace({ fr, en })
