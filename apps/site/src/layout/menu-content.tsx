import { useMessages } from '@jalonne/messages'
import { ButtonLink, buttonClass, Icon } from '@jalonne/ui'
import { ChevronDown } from 'lucide'
import type { MouseEvent } from 'react'
import { PortalLink } from '../features/portal/portal-link.tsx'
import { ThemeChoice } from '../features/theme/theme-choice.tsx'
import type { Layout } from '../queries/layout.ts'
import { ContentLink } from '../shared/content-link.tsx'
import { Text } from '../shared/text.tsx'
import { HeaderLinks } from './header-links.tsx'
import styles from './menu-content.module.css'

interface MenuContentProps {
  layout: Layout
  /** A link of it is followed. */
  onLeave: () => void
}

/** Everything the header leads to, for small screens: the links, the services, a call, the portal, the theme. */
export function MenuContent({ layout, onLeave }: MenuContentProps) {
  const t = useMessages()
  const { navigation } = layout
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onLeave()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears of its links, which bring their keys
    <div className={styles.content} onClick={leave}>
      <nav aria-label={t('nav.label')}>
        <HeaderLinks
          className={styles.links}
          linkClass={styles.link}
          navigation={navigation}
          services={navigation && <Services navigation={navigation} />}
        />
      </nav>
      <div className={styles.actions}>
        <ButtonLink as={ContentLink} data-cta="drawer-call" href="/contact#call">
          {t('nav.requestCall')}
        </ButtonLink>
        <PortalLink className={buttonClass('secondary')}>{t('nav.portal')}</PortalLink>
      </div>
      <ThemeChoice name="theme-drawer" />
    </div>
  )
}

function Services({ navigation }: { navigation: NonNullable<Layout['navigation']> }) {
  const t = useMessages()
  const all = navigation.allServices?.link
  return (
    <li>
      <details className={styles.services}>
        <summary className={styles.link}>
          {t('nav.services')}
          <Icon className={styles.chevron} of={ChevronDown} size={24} />
        </summary>
        <ul className={styles.list}>
          {navigation.services.map(({ _id, href, title }) => (
            <li key={_id}>
              <ContentLink className={styles.service} href={href}>
                <Text value={title} />
              </ContentLink>
            </li>
          ))}
          {all ? (
            <li>
              <ContentLink className={styles.service} href={all.href}>
                <Text value={all.label} />
              </ContentLink>
            </li>
          ) : null}
        </ul>
      </details>
    </li>
  )
}
