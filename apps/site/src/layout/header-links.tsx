import { Fragment, type ReactNode } from 'react'
import { menuEntries } from '../features/services-menu/menu-entries.ts'
import type { Layout } from '../queries/layout.ts'
import { ContentLink } from '../shared/content-link.tsx'
import { Text } from '../shared/text.tsx'

interface HeaderLinksProps extends Pick<Layout, 'navigation'> {
  className: string | undefined
  linkClass: string | undefined
  /** An item with the services, where there are any: second, after the way home. */
  services: ReactNode
}

/** The list of what the header leads to. */
export function HeaderLinks({ navigation, className, linkClass, services }: HeaderLinksProps) {
  return (
    <ul className={className}>
      {navigation?.header.map(({ _key, href, label }, place) => (
        <Fragment key={_key}>
          <li>
            <ContentLink className={linkClass} href={href}>
              <Text value={label} />
            </ContentLink>
          </li>
          {place === 0 && menuEntries(navigation).length > 0 ? services : null}
        </Fragment>
      ))}
    </ul>
  )
}
