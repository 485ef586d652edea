import en from '../../voice/en.json' with { type: 'json' }
import fr from '../../voice/fr.json' with { type: 'json' }
import { namespace } from '../catalogue/namespace.ts'

/** The voice agent; comes with it. */
export const voice = namespace({ fr, en })
