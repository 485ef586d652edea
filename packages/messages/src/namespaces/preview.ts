import en from '../../preview/en.json' with { type: 'json' }
import fr from '../../preview/fr.json' with { type: 'json' }
import { namespace } from '../catalogue/namespace.ts'

/** What is said around drafts: on a page that shows one, and where a link to one does not work. */
export const preview = namespace({ fr, en })
