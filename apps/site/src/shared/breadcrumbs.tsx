import { useMessages } from '@jalonne/messages'
import type { Page } from '../queries/section-types.ts'
import styles from './breadcrumbs.module.css'
import { ContentLink } from './content-link.tsx'
import { Text } from './text.tsx'

/** The pages above a page, from the home page down, and its own name. */
export function Breadcrumbs({ page }: { page: Page }) {
  const t = useMessages()
  return (
    <nav aria-label={t('nav.breadcrumbs')}>
      <ol className={styles.list}>
        {page.breadcrumbs.map(({ _id, path, title }) => (
          <li key={_id}>
            <ContentLink href={path}>
              <Text value={title} />
            </ContentLink>
          </li>
        ))}
        <li>
          <span aria-current="page">
            <Text value={page.title} />
          </span>
        </li>
      </ol>
    </nav>
  )
}
