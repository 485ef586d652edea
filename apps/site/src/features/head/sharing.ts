import { type Language, languages } from '@jalonne/domain'
import { shareImageSize } from '../../shared/share-image.ts'
import { type HeadElement, metaName, metaProperty } from './head-element.ts'
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
    metaProperty('og:type', article ? 'article' : 'website'),
    metaProperty('og:url', url),
    ...(brand ? [metaProperty('og:site_name', brand)] : []),
    metaProperty('og:locale', locales[language]),
    ...others.map((other) => metaProperty('og:locale:alternate', locales[other])),
    metaProperty('og:title', title),
    ...(description ? [metaProperty('og:description', description)] : []),
    metaProperty('og:image', picture.url),
    metaProperty('og:image:type', picture.type),
    metaProperty('og:image:width', `${shareImageSize.width}`),
    metaProperty('og:image:height', `${shareImageSize.height}`),
    metaProperty('og:image:alt', picture.alt),
    ...(article?.date ? [metaProperty('article:published_time', article.date)] : []),
    ...(article ? [metaProperty('article:modified_time', article.updatedAt)] : []),
    metaName('twitter:card', 'summary_large_image'),
    metaName('twitter:title', title),
    ...(description ? [metaName('twitter:description', description)] : []),
    metaName('twitter:image', picture.url),
    metaName('twitter:image:alt', picture.alt),
  ]
}
