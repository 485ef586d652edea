import type { FormOutcome } from '@jalonne/api/shapes'
import type { SiteConfig } from '../config.ts'
import type { FetchContent } from '../queries/content.ts'

export type { ContentResult, FetchContent } from '../queries/content.ts'

/** The built files a page refers to. */
export interface SiteAssets {
  /** Address of the client entry. */
  entry: string
  /** Addresses of the scripts of the entry and of modules, without duplicates. */
  scripts(modules: readonly string[]): string[]
  /** Stylesheets of the entry and of modules, in the order they cascade. */
  css(modules: readonly string[]): Stylesheet[]
}

export interface Stylesheet {
  href: string
  /** What to inline; null for a stylesheet to link to. */
  text: string | null
}

export interface RenderRequest {
  /** The visitor's address; its query is ignored but for what a page declares. */
  url: URL
  config: SiteConfig
  /** Reads published content; rejects when it can't, without retrying. */
  fetchContent: FetchContent
  assets: SiteAssets
  /** Where the live stream stands, read before the content is. */
  liveCursor: string | null
  /** How the form ended that was posted to this page; null for a GET. */
  form: FormOutcome | null
  signal: AbortSignal
}

export interface RenderResult {
  /** 200, 404 (not-found page), 301/302/307 (with `location`), 503 (content out of reach), 500. */
  status: number
  location: string | null
  html: string | null
  /** Tags of every query the page used, without duplicates. */
  syncTags: string[]
  /**
   * False for what must not be cached: a page on which something failed, the response to a form, a redirect by the visitor's
   * language.
   */
  cacheable: boolean
  /** Whether an editor has set a measurement id, so that the page may load the tag manager. */
  measured: boolean
  /** Whether anybody can make up such addresses without end, so that the page must not push others out of a cache. */
  unbounded: boolean
  /** What failed on the way, for the log. */
  errors: readonly unknown[]
}

export type Render = (request: RenderRequest) => Promise<RenderResult>
