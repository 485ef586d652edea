import { withLanguage } from '@jalonne/domain'
import { Link, useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { focusPlace } from './focus-place.ts'
import { useLanguage } from './language.tsx'
import { isPlainClick } from './plain-click.ts'
import { siteAddress } from './site-address.ts'

export type ContentLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  href: string
  /** Lets what both pages show pass from one to the other. */
  viewTransition?: boolean
}

/**
 * A link of the content. A path (`/pricing?plan=pro#faq`) stays within the language and the app, a place (`#faq`) on the
 * page; an address elsewhere, `mailto:` and `tel:` are left as they are.
 */
export function ContentLink(props: ContentLinkProps) {
  const { href, viewTransition = false, onClick, ...rest } = props
  const language = useLanguage()
  const inside = siteAddress(href)
  if (href.startsWith('#')) return <PlaceLink href={href} onClick={onClick} {...rest} />
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
        const focused = document.activeElement
        onClick?.(event)
        goToPlace(event, document.activeElement === focused)
      }}
    />
  )
}

/** Leads by the router: it would not know where the page was scrolled in an entry of the history that it hasn't made. */
function PlaceLink({ href, onClick, ...rest }: Omit<ContentLinkProps, 'viewTransition'>) {
  const router = useRouter()
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    const focused = document.activeElement
    onClick?.(event)
    goToPlace(event, document.activeElement === focused)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    void router.navigate({ to: '.', hash: href.slice(1), search: true })
  }
  return <a href={href} onClick={go} {...rest} />
}

/** Goes to a place of the page that is open already, with the focus unless the link has moved it elsewhere itself. */
function goToPlace(event: MouseEvent<HTMLAnchorElement>, withFocus: boolean): void {
  const { hash, href, pathname } = event.currentTarget
  if (event.defaultPrevented || !isPlainClick(event) || pathname !== location.pathname) return
  const place = document.getElementById(hash.slice(1))
  if (!place) return
  if (withFocus) focusPlace(place)
  // To the router, what the address says already is nowhere to go: it would put back where the page was scrolled.
  if (href !== location.href) return
  event.preventDefault()
  place.scrollIntoView()
}
