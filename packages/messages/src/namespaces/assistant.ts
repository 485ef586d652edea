import en from '../../assistant/en.json' with { type: 'json' }
import fr from '../../assistant/fr.json' with { type: 'json' }
import { namespace } from '../catalogue/namespace.ts'

type AssistantTextId = keyof typeof en

/** What the assistant says around the agency's own words, and the words it is asked with. */
export const assistant = namespace<AssistantTextId>({ fr, en })
