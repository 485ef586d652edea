import { classNames } from '@jalonne/ui'
import type { ReactNode } from 'react'
import { ContentLink } from './content-link.tsx'
import styles from './teaser.module.css'
import { type LocalizedText, Text } from './text.tsx'

interface TeaserProps {
  /** Its id on the page, by which a link reaches it. */
  slug: string
  href: string
  title: LocalizedText | null
  /** The level of its heading. */
  level: 2 | 3
  text: LocalizedText | null
  /** A line over the title. */
  above: ReactNode
  picture: ReactNode
  className?: string | undefined
  /** What follows its text. */
  children?: ReactNode
}

/** What a page is about, in a list of such pages: all of it leads there, its title says so. */
export function Teaser(props: TeaserProps) {
  const { slug, href, title, level, text, above, picture, className, children } = props
  const Title = `h${level}` as const
  const id = `${slug}-title`
  return (
    <article aria-labelledby={id} className={classNames(styles.teaser, className)} id={slug}>
      {/* Where a page comes in pieces, words that are there do not move for it. */}
      {picture ? <div className={styles.picture}>{picture}</div> : null}
      <div className={styles.words}>
        <div className={styles.above}>{above}</div>
        <Title className={styles.title} id={id}>
          <ContentLink className={styles.link} href={href}>
            <Text value={title} />
          </ContentLink>
        </Title>
        <p className={styles.text}>
          <Text value={text} />
        </p>
        {children}
      </div>
    </article>
  )
}
