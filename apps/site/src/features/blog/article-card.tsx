import { formatDate } from '@jalonne/domain'
import { classNames } from '@jalonne/ui'
import type { ArticleSummary } from '../../queries/blog.ts'
import { ContentLink } from '../../shared/content-link.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { Text } from '../../shared/text.tsx'
import styles from './article-card.module.css'
import { ArticleCover } from './article-cover.tsx'
import { articlePath } from './load-blog.ts'

interface ArticleCardProps {
  article: ArticleSummary
  /** The level of its heading. */
  level?: 2 | 3
  /** Picture and words beside each other where there is room. */
  wide?: boolean
}

/** An article in a list: all of it leads to the article, its title says so. Its place name is its slug. */
export function ArticleCard({ article, level = 2, wide }: ArticleCardProps) {
  const language = useLanguage()
  const Title = `h${level}` as const
  const { slug, title, excerpt, date } = article
  return (
    <article
      aria-labelledby={`${slug}-title`}
      className={classNames(styles.card, wide && styles.wide)}
      id={slug}
    >
      <div className={styles.words}>
        <time className={styles.date} dateTime={date}>
          {formatDate(date, language)}
        </time>
        <Title className={styles.title} id={`${slug}-title`}>
          <ContentLink className={styles.link} href={articlePath(slug)}>
            <Text value={title} />
          </ContentLink>
        </Title>
        <p className={styles.excerpt}>
          <Text value={excerpt} />
        </p>
      </div>
      <div className={styles.cover}>
        <ArticleCover
          article={article}
          sizes={wide ? '(width >= 1024px) 50vw, 100vw' : '(width >= 1024px) 64vw, 100vw'}
        />
      </div>
    </article>
  )
}
