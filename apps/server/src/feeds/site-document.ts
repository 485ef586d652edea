import type { Language } from '@jalonne/domain'

/** Something the server itself writes of the content. */
export interface SiteDocument {
  /** Media type. */
  type: string
  language: Language
  write(from: DocumentSource): Promise<string>
}

export interface DocumentSource {
  /** Reads published content; rejects when it can't. */
  read(query: string, params: Record<string, string>): Promise<unknown>
  /** Scheme, host and port of the site, for absolute addresses. */
  origin: string
}
