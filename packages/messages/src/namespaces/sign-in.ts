import en from '../../sign-in/en.json' with { type: 'json' }
import fr from '../../sign-in/fr.json' with { type: 'json' }
import { namespace } from '../catalogue/namespace.ts'

/** The lake’s sign-in page. */
export const signIn = namespace({ fr, en })
