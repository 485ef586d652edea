import en from '../../mails/en.json' with { type: 'json' }
import fr from '../../mails/fr.json' with { type: 'json' }
import { namespace } from '../catalogue/namespace.ts'

/** What the agency’s e-mails say. */
export const mails = namespace({ fr, en })
