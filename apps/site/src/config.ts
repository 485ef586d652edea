import * as v from 'valibot'
import type { DraftMode } from './draft-mode.ts'

const hosts = v.array(v.string())

/** What the site must know at run time; a JSON script in the page. */
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
    /** Where the stream stood before the page was rendered, as the page itself says. */
    cursor: v.nullish(v.string()),
  }),
  /** Answer content requests in the browser, in development only. */
  mocks: v.boolean(),
  /** Set where the page shows drafts, and read in full there; a visitor's never is. */
  draft: v.nullish(v.custom<DraftMode>((given) => typeof given === 'object')),
})

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>
