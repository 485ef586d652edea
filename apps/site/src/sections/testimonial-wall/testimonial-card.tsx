import { useMessages } from '@jalonne/messages'
import { VisuallyHidden } from '@jalonne/ui'
import { Avatar } from '@jalonne/ui/avatar'
import type { TestimonialContent } from '../../queries/section-types.ts'
import { ContentLink } from '../../shared/content-link.tsx'
import { Text } from '../../shared/text.tsx'
import styles from './testimonial-card.module.css'

const sources = {
  website: { label: 'wall.website', href: '/services/website-design-development' },
  seo: { label: 'wall.seo', href: '/services/seo-visibility' },
  localSearch: { label: 'wall.localSearch', href: '/services/seo-visibility' },
} as const

/** One client's words, who said them, and the service they are about. */
export function TestimonialCard({ testimonial }: { testimonial: TestimonialContent }) {
  const t = useMessages()
  const { quote, name, role, company } = testimonial
  const source = sources[testimonial.source ?? 'website']
  return (
    <figure className={styles.card}>
      <blockquote className={styles.quote}>
        <Text value={quote} />
      </blockquote>
      <figcaption className={styles.person}>
        <Avatar name={name} />
        <span className={styles.who}>
          <span className={styles.name}>{name}</span>
          <span className={styles.role}>
            <Text value={role} />
            {role && company ? ', ' : null}
            {company}
          </span>
        </span>
        <ContentLink className={styles.source} href={testimonial.href ?? source.href}>
          {t(source.label)}
          <VisuallyHidden>{` – ${[name, company].filter(Boolean).join(', ')}`}</VisuallyHidden>
        </ContentLink>
      </figcaption>
    </figure>
  )
}
