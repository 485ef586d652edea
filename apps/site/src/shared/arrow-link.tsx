import { classNames, Icon } from '@jalonne/ui'
import { ArrowRight } from 'lucide'
import styles from './arrow-link.module.css'
import { ContentLink } from './content-link.tsx'
import { type LocalizedText, Text } from './text.tsx'

interface ArrowLinkProps {
  label: LocalizedText | null
  href: string
  /** By which its presses are counted. */
  cta: string
  className?: string | undefined
}

/** A link that leads on from what stands above it. */
export function ArrowLink({ label, href, cta, className }: ArrowLinkProps) {
  return (
    <ContentLink className={classNames(styles.link, className)} data-cta={cta} href={href}>
      <Text value={label} />
      <Icon of={ArrowRight} size={18} />
    </ContentLink>
  )
}
