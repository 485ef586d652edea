import {
  brandedTitle,
  cityTemplatePath,
  type Language,
  otherLanguage,
  withLanguage,
} from '@jalonne/domain'
import { addressOf } from '../addresses/address.ts'
import { firstWritten } from '../languages/studio-text.ts'

/** What the lake knows that stands in results of every document. */
export interface SiteFacts {
  brand: string | null
  /** The first host of each language. */
  hosts: { fr: string | null; en: string | null } | null
  /** The name of the service that pages of cities are made from. */
  cityService: unknown
}

/** A document as result pages and shared links show it in a language, not cut yet. */
export interface SearchResult {
  /** With the brand. */
  title: string
  /** Without it: networks name the site beside it. */
  shareTitle: string
  description: string
  host: string
  /** The address as results show it: `jalonne.ch › fr › pricing`. */
  trail: string
  /** Whether search engines are asked to leave the page out. */
  isLeftOut: boolean
  /** The id of the picture an editor has chosen for shared links; null where one is drawn from the title. */
  picture: string | null
}

type Document = Record<string, unknown>

export const siteFactsQuery = `{
  ...*[_type == "settings" && _id == "settings"][0]{
    "brand": brand.name,
    "hosts": {"fr": hosts.fr[0], "en": hosts.en[0]}
  },
  "cityService": *[_type == "page" && path == "${cityTemplatePath}"][0].title
}`

/** Puts a page, an article or a city as it stands in the form into the words that results have of it. */
export function searchResult(
  document: Document,
  language: Language,
  facts: SiteFacts | undefined,
): SearchResult {
  const text = (localized: unknown) => textIn(localized, language)
  const seo = objectOf(document.seo)
  const titles: Record<string, string> = {
    page: text(seo.title) || text(document.title),
    article: text(document.seoTitle) || text(document.title),
    city: [text(facts?.cityService), text(document.phrase)].filter(Boolean).join(' '),
  }
  const descriptions: Record<string, string> = {
    page: text(seo.description),
    article: text(document.excerpt),
    city: text(document.lead),
  }
  const type = String(document._type)
  const shareTitle = titles[type] ?? ''
  const host = facts?.hosts?.[language] ?? facts?.hosts?.[otherLanguage(language)] ?? ''
  const path = withLanguage(addressOf(type, document) ?? '/', language)
  const reference = objectOf(objectOf(seo.image).asset)._ref
  return {
    title: brandedTitle(shareTitle, facts?.brand),
    shareTitle,
    description: descriptions[type] ?? '',
    host,
    trail: [host, ...path.split('/')].filter(Boolean).join(' › '),
    isLeftOut: seo.noindex === true,
    picture: typeof reference === 'string' ? reference : null,
  }
}

/** In the language, or in the other one where it is written in that alone, as visitors see it. */
function textIn(localized: unknown, language: Language): string {
  const texts = objectOf(localized)
  return firstWritten(texts[language], texts[otherLanguage(language)]) ?? ''
}

const objectOf = (value: unknown): Document =>
  typeof value === 'object' && value !== null ? (value as Document) : {}
