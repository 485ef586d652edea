import en from '../../server/en.json' with { type: 'json' }
import fr from '../../server/fr.json' with { type: 'json' }
import { namespace } from '../catalogue/namespace.ts'

/** What the server says when there is no page of the site to show. */
export const server = namespace({ fr, en })
