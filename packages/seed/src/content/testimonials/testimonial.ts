import type { Reference } from '../../builders/reference.ts'
import type { LocaleString, LocaleText } from '../../builders/text.ts'
import type { Drawing } from '../drawing.ts'

/** What brought the client to us; each leads to the service it names. */
export type Source = 'website' | 'seo' | 'localSearch'

/** The two-letter codes of the seven cantons the agency works in. */
export type Canton = 'GE' | 'VD' | 'NE' | 'JU' | 'FR' | 'VS' | 'BE'

/** A number that stands large beside the quote, with a drawing that says the same. */
export interface DrawnFigure extends Drawing {
  _type: 'drawnFigure'
  value: LocaleString
  unit?: LocaleString
  label: LocaleString
}

/** What a client said, as written down in these files. */
export interface Voice {
  source: Source
  canton: Canton
  company: string
  name: string
  role: LocaleString
  quote: LocaleText
  /** The key of the firm among the clients, where it is one of them. */
  client?: string
  figure?: DrawnFigure
}

/** A client's words as the content lake stores them. */
export interface Testimonial {
  _id: string
  _type: 'testimonial'
  quote: LocaleText
  name: string
  role: LocaleString
  company: string
  source: Source
  service: Reference
  client?: Reference
  figure?: DrawnFigure
}
