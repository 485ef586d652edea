import { blogPath } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { Contours, Plate, Section } from '@jalonne/ui'
import { ContentLink } from '../../shared/content-link.tsx'
import { FirstViewEnd } from '../../shared/first-view-end.tsx'
import styles from './article-not-found.module.css'

/** At the address of an article that isn't there: says so, and leads back. */
export function ArticleNotFound({ slug }: { slug: string }) {
  const t = useMessages()
  return (
    <>
      <Section className={styles.state}>
        <Contours className={styles.sheet} seed={slug} />
        <h1>{t('blog.notFound.title')}</h1>
        <p className={styles.text}>{t('blog.notFound.text')}</p>
        <p className={styles.back}>
          <Plate as={ContentLink} href={blogPath}>
            {t('blog.notFound.back')}
          </Plate>
        </p>
      </Section>
      <FirstViewEnd />
    </>
  )
}
