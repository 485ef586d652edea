import { useMessages } from '@jalonne/messages'
import type { ReactNode } from 'react'
import type { Page } from '../queries/section-types.ts'
import styles from './breadcrumbs.module.css'
import { ContentLink } from './content-link.tsx'
import { Text } from './text.tsx'

interface BreadcrumbsProps {
  /** From the home page down. */
  above: readonly { path: string; name: ReactNode }[]
  /** What the page itself is called. */
  current: ReactNode
}

/** The way from the home page to the one that is shown. */
export function Breadcrumbs({ above, current }: BreadcrumbsProps) {
  const t = useMessages()
  return (
    <nav aria-label={t('nav.breadcrumbs')}>
      <ol className={styles.list}>
        {above.map(({ path, name }) => (
          <li key={path}>
            <ContentLink href={path}>{name}</ContentLink>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}

/** The breadcrumbs of a page that an editor has put together. */
export function PageBreadcrumbs({ page }: { page: Page }) {
  const above = page.breadcrumbs.map(({ path, title }) => ({ path, name: <Text value={title} /> }))
  return <Breadcrumbs above={above} current={<Text value={page.title} />} />
}
