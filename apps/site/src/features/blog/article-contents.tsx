import { useMessages } from '@jalonne/messages'
import styles from './article-contents.module.css'
import type { Heading } from './outline.ts'

/** The headings of an article as links into it. */
export function ArticleContents({ headings }: { headings: readonly Heading[] }) {
  const t = useMessages()
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <p className={styles.title} id="contents">
        {t('blog.contents')}
      </p>
      <ol>
        {headings
          .filter(({ level }) => level === 2)
          .map(({ id, text }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
      </ol>
    </nav>
  )
}
