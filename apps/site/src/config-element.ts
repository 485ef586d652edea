import type { SiteConfig } from './config.ts'

/** The id of the JSON script that carries the site's configuration. */
export const configId = 'config'

/** The configuration of the page, as our server wrote it (`completeDocument`). */
export const readConfig = (): SiteConfig =>
  JSON.parse(document.getElementById(configId)?.textContent ?? '')
