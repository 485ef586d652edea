import * as v from 'valibot'
import type { DraftMode } from './draft-mode.ts'

const hosts = v.array(v.string())

/** What the site must know at run time; the server writes it into the page, the browser parses it from there. */
export const siteConfigSchema = v.object({
  /** Scheme, host and port the site is known by (`https://jalonne.ch`), for absolute addresses. */
  origin: v.string(),
  /** Hosts that speak for a language. */
  hosts: v.object({ fr: hosts, en: hosts }),
  content: v.object({
    projectId: v.string(),
    dataset: v.string(),
    apiVersion: v.string(),
    apiHost: v.string(),
    useProjectHostname: v.boolean(),
    useCdn: v.boolean(),
  }),
  live: v.object({
    /** The server's event stream. */
    url: v.string(),
    /** Where the stream stood when the page was rendered. */
    cursor: v.nullable(v.string()),
  }),
  /** Answer content requests in the browser, in development only. */
  mocks: v.boolean(),
  /** Set where the page shows drafts, and read in full there; a visitor's never is. */
  draft: v.optional(v.custom<DraftMode>((given) => typeof given === 'object')),
})

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>

/** The id of the JSON script that carries the configuration. */
export const siteConfigId = 'site-config'

/** The id of the JSON script that carries what the page's queries answered. */
export const pageContentId = 'page-content'

/** Reads the configuration from its JSON; throws when it does not fit. */
export const parseSiteConfig = (json: string): SiteConfig =>
  v.parse(siteConfigSchema, JSON.parse(json))
