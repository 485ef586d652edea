import type { DraftMode } from './draft-mode.ts'

/** The id of the JSON script that carries the configuration in the page: one that no words, slug or anchor can make. */
export const configId = '_config'

/** What the site must know at run time; a JSON script in the page. */
export interface SiteConfig {
  /** Scheme, host and port the site is known by (`https://jalonne.ch`), for absolute addresses. */
  origin: string
  /** Hosts that speak for a language. */
  hosts: { fr: string[]; en: string[] }
  content: {
    projectId: string
    dataset: string
    apiVersion: string
    apiHost: string
    useProjectHostname: boolean
    useCdn: boolean
  }
  live: {
    /** The server's event stream. */
    url: string
    /** Where the stream stood before the page was rendered, as the page itself says. */
    cursor?: string | null | undefined
  }
  /** Whether the round button opens a voice agent, in a document of its own at `/voice`. */
  voice?: boolean
  /** Answer for the content lake and for what pages send in the browser, in development only. */
  mocks: boolean
  /** Set where the page shows drafts, and read in full there; a visitor's never is. */
  draft?: DraftMode | null | undefined
}
