import en from '../../chat/en.json' with { type: 'json' }
import fr from '../../chat/fr.json' with { type: 'json' }
import { namespace } from '../catalogue/namespace.ts'

/** The conversation with the assistant; comes with it. */
export const chat = namespace({ fr, en })
