import { useMessages } from '@jalonne/messages'
import type { ArticleSummary } from '../../queries/blog.ts'
import { ContentLink } from '../../shared/content-link.tsx'
import { Text } from '../../shared/text.tsx'
import styles from './article-index.module.css'

interface ArticleIndexProps {
  articles: readonly ArticleSummary[]
  /** The slug of the article being read. */
  active: string | null
}

/** The titles on a pole; each leads down to its article, and the one being read is the plate. */
export function ArticleIndex({ articles, active }: ArticleIndexProps) {
  const t = useMessages()
  return (
    <nav aria-label={t('blog.index')} className={styles.index}>
      <ol className={styles.pole}>
        {articles.map(({ _id, slug, title }) => (
          <li key={_id}>
            <ContentLink
              aria-current={slug === active ? 'true' : undefined}
              className={styles.link}
              href={`#${slug}`}
            >
              <Text value={title} />
            </ContentLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
