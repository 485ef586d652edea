import { useMessages } from '@jalonne/messages'
import { Icon, Plate } from '@jalonne/ui'
import { useLocation } from '@tanstack/react-router'
import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { Fragment } from 'react'
import { ThemeChoice } from '../features/theme/theme-choice.tsx'
import type { Layout } from '../queries/layout.ts'
import { ContentLink } from '../shared/content-link.tsx'
import { Text } from '../shared/text.tsx'
import styles from './header.module.css'
import { Languages } from './languages.tsx'
import { ThemeMenu } from './theme-menu.tsx'

/** The top of every page: the name, where one can go, the language and the theme. */
export function Header({ layout }: { layout: Layout }) {
  const t = useMessages()
  const name = layout.settings?.brand.name ?? ''
  return (
    <header className={styles.header}>
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
          <Links layout={layout} />
        </nav>
        <Languages />
        <ThemeMenu />
        <SmallMenu layout={layout} />
      </div>
    </header>
  )
}

/** On small screens the links fold into a disclosure; a new page starts with it closed. */
function SmallMenu({ layout }: { layout: Layout }) {
  const t = useMessages()
  const path = useLocation({ select: ({ pathname, hash }) => pathname + hash })
  return (
    <details
      className={styles.menu}
      key={path}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.open = false
      }}
    >
      <summary className={styles.menuButton}>
        <Icon className={styles.whenClosed} of={Menu} size={22} />
        <Icon className={styles.whenOpen} of={X} size={22} />
        <span className="visually-hidden">{t('nav.menu')}</span>
      </summary>
      <div className={styles.panel}>
        <nav aria-label={t('nav.label')}>
          <Links layout={layout} />
        </nav>
        <ThemeChoice name="theme-small" />
      </div>
    </details>
  )
}

function Links({ layout }: { layout: Layout }) {
  const t = useMessages()
  const { header = [], allServices } = layout.navigation ?? {}
  return (
    <ul className={styles.links}>
      {header.map(({ _key, href, label }, place) => (
        <Fragment key={_key}>
          <li>
            <ContentLink className={styles.link} href={href}>
              <Text value={label} />
            </ContentLink>
          </li>
          {place === 0 && allServices?.link ? (
            <li>
              <ContentLink className={styles.link} href={allServices.link.href}>
                {t('nav.services')}
              </ContentLink>
            </li>
          ) : null}
        </Fragment>
      ))}
    </ul>
  )
}
