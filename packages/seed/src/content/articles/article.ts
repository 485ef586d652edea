import type { LocaleImage } from '../../builders/image.ts'
import type { LocaleArticleText } from '../../builders/portable-text.ts'
import type { LocaleString, LocaleText } from '../../builders/text.ts'

/** A post of the blog. */
export interface Article {
  _id: string
  _type: 'article'
  title: LocaleString
  slug: { _type: 'slug'; current: string }
  category: 'website' | 'visibility'
  date: string
  excerpt: LocaleText
  cover: LocaleImage
  content: LocaleArticleText
}
