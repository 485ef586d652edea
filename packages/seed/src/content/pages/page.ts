import { type LocaleString, type LocaleText, line, paragraph } from '../../builders/text.ts'

/** A part of a page; what else it holds depends on its type. */
export interface Section {
  _type: string
  _key: string
  anchor?: string
  [field: string]: unknown
}

/** A page, as a list of sections under an address that is the same in both languages. */
export interface Page {
  _id: string
  _type: 'page'
  title: LocaleString
  path: string
  seo: { _type: 'seo'; title: LocaleString; description: LocaleText; noindex: boolean }
  mapSeed: string
  sections: Section[]
}

interface PageContent {
  key: string
  path: string
  title: LocaleString
  seoTitle: [fr: string, en: string]
  seoDescription: [fr: string, en: string]
  /** Whether search engines are to leave it out. */
  noindex?: boolean
  sections: Section[]
}

/** Makes a page; its key also seeds the terrain of its map sheet. */
export const page = ({
  key,
  path,
  title,
  seoTitle,
  seoDescription,
  noindex = false,
  sections,
}: PageContent): Page => ({
  _id: `page-${key}`,
  _type: 'page',
  title,
  path,
  seo: {
    _type: 'seo',
    title: line(...seoTitle),
    description: paragraph(...seoDescription),
    noindex,
  },
  mapSeed: key,
  sections,
})
