import type { ReactNode } from 'react'
import { ContentLink } from '../../shared/content-link.tsx'
import { isPlainClick } from '../../shared/plain-click.ts'
import { openPortalLogin } from './portal-host.tsx'

interface PortalLinkProps {
  className?: string | undefined
  children: ReactNode
}

/** Leads to the customer portal: over the page when scripts run, to a page of its own when they don't. */
export function PortalLink({ className, children }: PortalLinkProps) {
  return (
    <ContentLink
      className={className}
      data-cta="portal"
      data-dialog
      href="/login"
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        window.dispatchEvent(new Event(openPortalLogin))
      }}
    >
      {children}
    </ContentLink>
  )
}
