import { articlePath, withLanguage } from '@jalonne/domain'
import type { Blog, BlogPosting } from 'schema-dts'
import type { ArticleSummary } from '../../../queries/blog.ts'
import { languageOf } from '../../../queries/localize.ts'
import { textOf } from '../../../shared/text.tsx'
import type { PageFacts } from '../page-facts.ts'
import { sharePicture } from '../share-picture.ts'
import { agencyId } from './agency.ts'

/** The article a page holds. */
export function posting(facts: PageFacts): BlogPosting | null {
  const { article, url } = facts
  if (!article) return null
  return {
    ...summary(article, facts, url),
    dateModified: article.updatedAt,
    image: sharePicture(facts).url,
    mainEntityOfPage: { '@id': url },
  }
}

/** The blog and what it holds, on the page that lists it. */
export function blog(facts: PageFacts): Blog | null {
  const { articles, config, language, name, url } = facts
  if (articles.length === 0) return null
  return {
    '@type': 'Blog',
    '@id': `${url}#blog`,
    name,
    url,
    inLanguage: language,
    publisher: agencyId(facts),
    blogPost: articles.map((article) =>
      summary(article, facts, config.origin + withLanguage(articlePath(article.slug), language)),
    ),
  }
}

function summary(
  { title, excerpt, date }: Pick<ArticleSummary, 'title' | 'excerpt' | 'date'>,
  facts: PageFacts,
  url: string,
) {
  return {
    '@type': 'BlogPosting' as const,
    '@id': `${url}#article`,
    url,
    headline: textOf(title),
    ...(excerpt && { description: textOf(excerpt) }),
    ...(date && { datePublished: date }),
    inLanguage: languageOf(title) ?? facts.language,
    author: agencyId(facts),
    publisher: agencyId(facts),
  }
}
