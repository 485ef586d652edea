import en from '../../language-prompt/en.json' with { type: 'json' }
import fr from '../../language-prompt/fr.json' with { type: 'json' }
import { namespace } from '../catalogue/namespace.ts'

/** Asks a French-speaking visitor of the English site for a language, each line and answer in its own. */
export const languagePrompt = namespace({ fr, en })
