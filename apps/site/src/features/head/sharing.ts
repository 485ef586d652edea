import { type Language, languages } from '@jalonne/domain'
import { shareImageSize } from '../../shared/share-image.ts'
import { type HeadElement, named, property } from './head-element.ts'
import type { PageFacts } from './page-facts.ts'
import { sharePicture } from './share-picture.ts'

const locales: Record<Language, string> = { fr: 'fr_CH', en: 'en_US' }

/** What networks and messengers show of a page when its address is shared (Open Graph, X). */
export function sharing(facts: PageFacts): HeadElement[] {
  const { language, layout, title, description, url, article } = facts
  const picture = sharePicture(facts)
  const brand = layout.settings?.brand.name
  const others = languages.filter((other) => other !== language)
  return [
    property('og:type', article ? 'article' : 'website'),
    property('og:url', url),
    ...(brand ? [property('og:site_name', brand)] : []),
    property('og:locale', locales[language]),
    ...others.map((other) => property('og:locale:alternate', locales[other])),
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    property('og:image', picture.url),
    property('og:image:type', picture.type),
    property('og:image:width', `${shareImageSize.width}`),
    property('og:image:height', `${shareImageSize.height}`),
    property('og:image:alt', picture.alt),
    ...(article?.date ? [property('article:published_time', article.date)] : []),
    ...(article ? [property('article:modified_time', article.updatedAt)] : []),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    ...(description ? [named('twitter:description', description)] : []),
    named('twitter:image', picture.url),
    named('twitter:image:alt', picture.alt),
  ]
}
