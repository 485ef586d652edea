import { withLanguage } from '@jalonne/domain'
import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import { useLanguage } from './language.tsx'
import { siteAddress } from './site-address.ts'

export type ContentLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  href: string
  /** Lets what both pages show pass from one to the other. */
  viewTransition?: boolean
}

/**
 * A link of the content. A path (`/pricing?plan=pro#faq`) stays within the language and the app; an anchor, an
 * address elsewhere, `mailto:` and `tel:` are left as they are.
 */
export function ContentLink({ href, viewTransition = false, ...rest }: ContentLinkProps) {
  const language = useLanguage()
  const inside = siteAddress(href)
  if (!inside) return <a href={href} {...rest} />
  return (
    <Link
      to={withLanguage(inside.pathname, language)}
      search={{ raw: inside.search }}
      hash={inside.hash.slice(1)}
      activeOptions={{ exact: true, includeSearch: false, includeHash: false }}
      viewTransition={viewTransition}
      {...rest}
    />
  )
}
