import { useMessages } from '@jalonne/messages'
import { Contours, classNames, Plate, VisuallyHidden } from '@jalonne/ui'
import type { ArticleSummary } from '../../queries/blog.ts'
import { plainValue } from '../../queries/localize.ts'
import { ContentImage } from '../../shared/content-image.tsx'
import styles from './article-cover.module.css'
import { categoryLabel } from './categories.ts'
import { readingMinutes } from './reading-time.ts'

interface ArticleCoverProps {
  article: ArticleSummary
  /** Widths the cover is shown at, as in the `sizes` of an image. */
  sizes: string
  shape?: 'card' | 'banner'
}

/** An article's map sheet or picture, with a signpost on it: where the article leads, and how long it takes. */
export function ArticleCover({ article, sizes, shape = 'card' }: ArticleCoverProps) {
  const t = useMessages()
  const { category, cover, slug } = article
  const minutes = readingMinutes(article.length ? plainValue(article.length) : 0)
  return (
    <div className={classNames(styles.cover, styles[shape], cover?.url && styles.pictured)}>
      {cover?.url ? (
        <ContentImage
          className={styles.picture}
          eager={shape === 'banner'}
          image={cover}
          ratio={16 / 9}
          sizes={sizes}
        />
      ) : (
        <Contours className={styles.sheet} seed={slug} />
      )}
      {category ? (
        <p className={cover?.url ? styles.label : styles.post}>
          <Plate
            as="span"
            figure={
              <>
                <span aria-hidden>{t('blog.minutes', { minutes })}</span>
                <VisuallyHidden>{t('blog.readingTime', { minutes })}</VisuallyHidden>
              </>
            }
            className={styles.sign}
            tone={shape === 'banner' ? 'signal' : 'ink'}
          >
            {t(categoryLabel(category))}
          </Plate>
        </p>
      ) : null}
    </div>
  )
}
