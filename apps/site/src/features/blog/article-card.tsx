import { articlePath } from '@jalonne/domain'
import { classNames } from '@jalonne/ui'
import type { ArticleSummary } from '../../queries/blog.ts'
import { PublicationDate } from '../../shared/publication-date.tsx'
import { Teaser } from '../../shared/teaser.tsx'
import styles from './article-card.module.css'
import { ArticleCover } from './article-cover.tsx'

interface ArticleCardProps {
  article: ArticleSummary
  /** The level of its heading. */
  level?: 2 | 3
  /** Picture and words beside each other where there is room. */
  wide?: boolean
}

/** An article in a list. */
export function ArticleCard({ article, level = 2, wide }: ArticleCardProps) {
  const { slug, title, excerpt, date } = article
  return (
    <Teaser
      above={<PublicationDate date={date} />}
      className={classNames(styles.card, wide && styles.wide)}
      href={articlePath(slug)}
      level={level}
      picture={
        <ArticleCover
          article={article}
          sizes={wide ? '(width >= 1024px) 50vw, 100vw' : '(width >= 1024px) 64vw, 100vw'}
        />
      }
      slug={slug}
      text={excerpt}
      title={title}
    />
  )
}
