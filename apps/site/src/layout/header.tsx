import { useMessages } from '@jalonne/messages'
import { buttonClass, classNames, Plate } from '@jalonne/ui'
import { Fragment } from 'react'
import { PortalLink } from '../features/portal/portal-link.tsx'
import { menuEntries } from '../features/services-menu/menu-entries.ts'
import { ServicesMenu } from '../features/services-menu/services-menu.tsx'
import type { Layout } from '../queries/layout.ts'
import { ContentLink } from '../shared/content-link.tsx'
import { Text } from '../shared/text.tsx'
import styles from './header.module.css'
import { Languages } from './languages.tsx'
import { SmallMenu } from './small-menu.tsx'
import { ThemeMenu } from './theme-menu.tsx'

/** The top of every page: the name, where one can go, the language, the theme and the customer portal. */
export function Header({ layout }: { layout: Layout }) {
  const t = useMessages()
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
          <Links navigation={layout.navigation} />
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

// The services come second, after the way home.
function Links({ navigation }: Pick<Layout, 'navigation'>) {
  return (
    <ul className={styles.links}>
      {navigation?.header.map(({ _key, href, label }, place) => (
        <Fragment key={_key}>
          <li>
            <ContentLink className={styles.link} href={href}>
              <Text value={label} />
            </ContentLink>
          </li>
          {place === 0 && menuEntries(navigation).length > 0 ? (
            <ServicesMenu className={styles.link} navigation={navigation} />
          ) : null}
        </Fragment>
      ))}
    </ul>
  )
}
