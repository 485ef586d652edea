import * as v from 'valibot'
import { siteConfigSchema } from './config.ts'

/** The id of the JSON script that carries the site's configuration. */
export const configId = 'config'

/** The configuration of the page; throws when it does not fit. */
export const readConfig = () =>
  v.parse(siteConfigSchema, JSON.parse(document.getElementById(configId)?.textContent ?? ''))
