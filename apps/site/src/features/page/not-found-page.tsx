import { useMessages } from '@jalonne/messages'
import { useLocation } from '@tanstack/react-router'
import { ContentLink } from '../../shared/content-link.tsx'
import styles from './page.module.css'
import { PageHead } from './page-head.tsx'

/** What a visitor sees at an address without a page, within the site's frame. */
export function NotFoundPage() {
  const text = useMessages()
  const path = useLocation({ select: (location) => location.pathname })
  const title = text('notFound.title')
  return (
    <div className={styles.state}>
      <PageHead path={path} title={title} noindex={true} />
      <h1>{title}</h1>
      <p>{text('notFound.text')}</p>
      <ul className={styles.links}>
        <li>
          <ContentLink href="/services">{text('nav.services')}</ContentLink>
        </li>
        <li>
          <ContentLink href="/blog">{text('nav.blog')}</ContentLink>
        </li>
        <li>
          <ContentLink href="/contact">{text('nav.contact')}</ContentLink>
        </li>
      </ul>
    </div>
  )
}
