import { blogPath } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { Grid, Section } from '@jalonne/ui'
import type { Article } from '../../queries/article.ts'
import { blocksOf, languageOf, plainValue } from '../../queries/localize.ts'
import { Breadcrumbs } from '../../shared/breadcrumbs.tsx'
import { ContentLink } from '../../shared/content-link.tsx'
import { FirstViewEnd, firstViewEndId } from '../../shared/first-view-end.tsx'
import { Onward } from '../../shared/onward.tsx'
import { PublicationDate } from '../../shared/publication-date.tsx'
import { Text } from '../../shared/text.tsx'
import { ArticleBody } from './article-body.tsx'
import { ArticleCard } from './article-card.tsx'
import { ArticleContents } from './article-contents.tsx'
import { ArticleCover } from './article-cover.tsx'
import styles from './article-page.module.css'
import { categoryLabel, categorySearch } from './categories.ts'
import { outline } from './outline.ts'
import { readingMinutes } from './reading-time.ts'

/** The place names of the page besides those of the text. */
const places = [
  'main',
  'title',
  'contents',
  'related',
  'services-menu',
  'theme-menu',
  'small-menu',
  firstViewEndId,
]

/** An article to read: its cover, its contents, its text, and where to go from there. */
export function ArticlePage({ article }: { article: Article }) {
  const t = useMessages()
  const { title, excerpt, date, category, content, related } = article
  const headings = outline(blocksOf(content), [
    ...places,
    ...related.flatMap((other) => [other.slug, `${other.slug}-title`]),
  ])
  const chapters = headings.filter(({ level }) => level === 2)
  const minutes = readingMinutes(article.length ? plainValue(article.length) : 0)
  return (
    <>
      <article aria-labelledby="title">
        <Section className={styles.head}>
          <Breadcrumbs
            above={[
              { path: '/', name: <Text value={article.home?.title ?? t('nav.home')} /> },
              { path: blogPath, name: <Text value={article.blog?.title ?? t('nav.blog')} /> },
            ]}
            current={<Text value={title} />}
          />
          <h1 className={styles.title} id="title">
            <Text value={title} />
          </h1>
          <p className={styles.excerpt}>
            <Text value={excerpt} />
          </p>
          <Grid>
            <p className={styles.facts}>
              <PublicationDate date={date} />
              {category ? (
                <ContentLink href={blogPath + categorySearch(category)}>
                  {t(categoryLabel(category))}
                </ContentLink>
              ) : null}
              <span>{t('blog.readingTime', { minutes })}</span>
            </p>
            <div className={styles.cover}>
              <ArticleCover
                article={article}
                shape="banner"
                sizes="(width >= 1024px) 64vw, 100vw"
              />
            </div>
          </Grid>
        </Section>
        <FirstViewEnd />
        <Section className={styles.text}>
          <Grid className={styles.grid}>
            {chapters.length > 1 ? (
              <div className={styles.contents}>
                <ArticleContents chapters={chapters} lang={languageOf(content)} />
              </div>
            ) : null}
            <div className={styles.body}>
              <ArticleBody content={content} headings={headings} />
            </div>
          </Grid>
        </Section>
      </article>
      <Onward
        label={t('blog.onward')}
        contact={t('blog.contact')}
        cta="article"
        back={{ href: blogPath, label: t('blog.back') }}
      />
      {related.length > 0 ? (
        <Section aria-labelledby="related" className={styles.related} ground="band">
          <h2 className={styles.relatedTitle} id="related">
            {t('blog.related')}
          </h2>
          <div className={styles.cards} data-cards={related.length}>
            {related.map((other) => (
              <ArticleCard article={other} key={other._id} level={3} wide={related.length === 1} />
            ))}
          </div>
        </Section>
      ) : null}
    </>
  )
}
