import { withLanguage } from '@jalonne/domain'
import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useLanguage } from './language.tsx'
import { isPlainClick } from './plain-click.ts'
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
export function ContentLink(props: ContentLinkProps) {
  const { href, viewTransition = false, onClick, ...rest } = props
  const language = useLanguage()
  const inside = siteAddress(href)
  if (!inside) return <a href={href} onClick={onClick} {...rest} />
  return (
    <Link
      to={withLanguage(inside.pathname, language)}
      search={{ raw: inside.search }}
      hash={inside.hash.slice(1)}
      activeOptions={{ exact: true, includeSearch: false, includeHash: false }}
      viewTransition={viewTransition}
      {...rest}
      onClick={(event) => {
        onClick?.(event)
        goThereAgain(event)
      }}
    />
  )
}

// To the router, a place that the address names already is nowhere to go: it would put back where the page was scrolled.
function goThereAgain(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash, href } = event.currentTarget
  if (event.defaultPrevented || !isPlainClick(event) || href !== location.href) return
  const place = document.getElementById(hash.slice(1))
  if (!place) return
  event.preventDefault()
  place.scrollIntoView()
}
