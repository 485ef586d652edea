import en from '../../projects/en.json' with { type: 'json' }
import fr from '../../projects/fr.json' with { type: 'json' }
import { namespace } from '../catalogue/namespace.ts'

/** The case studies and their filter; comes with their pages. */
export const projects = namespace({ fr, en })
