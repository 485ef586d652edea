import { useMessages } from '@jalonne/messages'
import { buttonClass, classNames, Plate } from '@jalonne/ui'
import { PortalLink } from '../features/portal/portal-link.tsx'
import { ServicesMenu } from '../features/services-menu/services-menu.tsx'
import type { Layout } from '../queries/layout.ts'
import { ContentLink } from '../shared/content-link.tsx'
import styles from './header.module.css'
import { HeaderLinks } from './header-links.tsx'
import { Languages } from './languages.tsx'
import { SmallMenu } from './small-menu.tsx'
import { ThemeMenu } from './theme-menu.tsx'

/** The top of every page: the name, where one can go, the language, the theme and the customer portal. */
export function Header({ layout }: { layout: Layout }) {
  const t = useMessages()
  const { navigation } = layout
  const name = layout.settings?.brand.name ?? ''
  return (
    <header className={styles.header} data-pinned="">
      <div className={styles.bar}>
        <Plate
          aria-label={t('header.home', { name })}
          as={ContentLink}
          className={styles.logo}
          href="/"
          size="small"
        >
          {name}
        </Plate>
        <nav aria-label={t('nav.label')} className={styles.wide}>
          <HeaderLinks
            className={styles.links}
            linkClass={styles.link}
            navigation={navigation}
            services={
              navigation && <ServicesMenu className={styles.link} navigation={navigation} />
            }
          />
        </nav>
        <Languages />
        <ThemeMenu />
        <PortalLink className={classNames(buttonClass('secondary'), styles.portal)}>
          {t('nav.portal')}
        </PortalLink>
        <SmallMenu layout={layout} />
      </div>
    </header>
  )
}
