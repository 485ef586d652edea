import { useMessages } from '@jalonne/messages'
import { Contours, Icon } from '@jalonne/ui'
import { ArrowRight, PhoneCall } from 'lucide'
import type { Layout } from '../../queries/layout.ts'
import { ContentIcon } from '../../shared/content-icon.tsx'
import { ContentLink } from '../../shared/content-link.tsx'
import { Text } from '../../shared/text.tsx'
import { menuEntries } from './menu-entries.ts'
import styles from './panel.module.css'

interface PanelProps {
  navigation: NonNullable<Layout['navigation']>
}

/** The services with what they are about, a signpost beside them, and where else to look. */
export function Panel({ navigation }: PanelProps) {
  const t = useMessages()
  const entries = menuEntries(navigation)
  return (
    <div className={styles.panel} id="services-menu">
      <div className={styles.products}>
        <p className={styles.caption} id="services-menu-products">
          {t('nav.products')}
        </p>
        <ul aria-labelledby="services-menu-products" className={styles.entries}>
          {entries.map(({ key, href, title, description, icon }) => (
            <li key={key}>
              <ContentLink className={styles.entry} data-cta={`menu-${key}`} href={href}>
                <ContentIcon className={styles.icon} name={icon} size={22} />
                <span className={styles.title}>
                  <Text value={title} />
                </span>
                <span className={styles.description}>
                  <Text value={description} />
                </span>
              </ContentLink>
            </li>
          ))}
        </ul>
      </div>
      <div aria-hidden className={styles.picture}>
        <Contours className={styles.sheet} seed="services-menu" />
        <div className={styles.pole}>
          {entries.map(({ key, icon }) => (
            <span className={styles.arm} key={key}>
              <ContentIcon name={icon} size={18} />
            </span>
          ))}
        </div>
      </div>
      <div className={styles.resources}>
        <p className={styles.caption} id="services-menu-resources">
          {t('nav.resources')}
        </p>
        <ul aria-labelledby="services-menu-resources">
          {resources.map(({ href, label }) => (
            <li key={href}>
              <ContentLink className={styles.resource} href={href}>
                {t(label)}
                <Icon of={ArrowRight} size={16} />
              </ContentLink>
            </li>
          ))}
        </ul>
        <ContentLink className={styles.call} data-cta="menu-call" href="/contact#call">
          <Icon of={PhoneCall} size={16} />
          {t('nav.requestCall')}
        </ContentLink>
      </div>
    </div>
  )
}

const resources = [
  { href: '/pricing', label: 'nav.pricing' },
  { href: '/blog', label: 'nav.blog' },
] as const
