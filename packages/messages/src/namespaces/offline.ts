import en from '../../offline/en.json' with { type: 'json' }
import fr from '../../offline/fr.json' with { type: 'json' }

/** The page a browser shows when it can't reach the site: as written, for the service worker carries no formatter. */
export const offline = { fr, en }
