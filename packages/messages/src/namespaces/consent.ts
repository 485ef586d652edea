import en from '../../consent/en.json' with { type: 'json' }
import fr from '../../consent/fr.json' with { type: 'json' }
import { namespace } from '../catalogue/namespace.ts'

/** Asks whether a visit may be measured; comes with the question. */
export const consent = namespace({ fr, en })
