import type { Language } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { ContentLink } from '../../shared/content-link.tsx'
import styles from './article-contents.module.css'
import type { Heading } from './outline.ts'

interface ArticleContentsProps {
  chapters: readonly Heading[]
  /** Their language, where it is not the page's. */
  lang: Language | undefined
}

/** The chapters of an article as links into it. */
export function ArticleContents({ chapters, lang }: ArticleContentsProps) {
  const t = useMessages()
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <p className={styles.title} id="contents">
        {t('blog.contents')}
      </p>
      <ol lang={lang}>
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <ContentLink className={styles.link} href={`#${id}`}>
              {text}
            </ContentLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
