import { useMessages } from '@jalonne/messages'
import { Grid, Section } from '@jalonne/ui'
import type { ReactNode } from 'react'
import { useBlog } from '../../queries/blog.ts'
import { FirstViewEnd } from '../../shared/first-view-end.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useScrollSpy } from '../../shared/scroll-spy/use-scroll-spy.ts'
import { useShownQuery } from '../../shared/shown-address.ts'
import { ArticleCard } from './article-card.tsx'
import { ArticleIndex } from './article-index.tsx'
import styles from './blog-page.module.css'
import { categoriesOf, categoryIn } from './categories.ts'
import { CategoryFilter } from './category-filter.tsx'

interface BlogPageProps {
  /** What stands over the articles, and under them. */
  above: ReactNode
  below: ReactNode
}

/** The blog: dark at its top, it turns to paper once an article is being read. */
export function BlogPage({ above, below }: BlogPageProps) {
  const t = useMessages()
  const language = useLanguage()
  const articles = useBlog(language)
  const wanted = categoryIn(useShownQuery())
  const category = wanted === 'unknown' ? null : wanted
  const shown = category ? articles.filter((article) => article.category === category) : articles
  const { active } = useScrollSpy(shown.map(({ slug }) => slug))
  return (
    <div className={styles.ground} data-style={active === null ? 'hero' : 'light'}>
      <div className={styles.page}>
        {above}
        <FirstViewEnd />
        <Section aria-label={t('blog.articles')} className={styles.articles}>
          <Grid className={styles.grid}>
            <div className={styles.filter}>
              {wanted === 'unknown' && (
                <p className={styles.unknown}>{t('blog.unknownCategory')}</p>
              )}
              <CategoryFilter categories={categoriesOf(articles)} chosen={category} />
              <p className={styles.count} role="status">
                {t(shown.length ? 'blog.count' : 'blog.empty', { count: shown.length })}
              </p>
            </div>
            <div className={styles.index}>
              <ArticleIndex active={active} articles={shown} />
            </div>
            <div className={styles.list}>
              {shown.map((article) => (
                <ArticleCard article={article} key={article._id} />
              ))}
            </div>
          </Grid>
        </Section>
        {below}
      </div>
    </div>
  )
}
