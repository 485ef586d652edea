import en from '../../notices/en.json' with { type: 'json' }
import fr from '../../notices/fr.json' with { type: 'json' }
import { namespace } from '../catalogue/namespace.ts'

/** Says whose a page is, to those who reach for its menu. */
export const notices = namespace({ fr, en })
