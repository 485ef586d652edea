import { isLanguage } from '@jalonne/domain'
import { createRootRouteWithContext, Outlet, Scripts, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UnexpectedError } from '../features/page/unexpected-error.tsx'
import type { SiteContext } from '../router.tsx'
import { useAnswersForm } from '../shared/form-outcome.ts'
import '../styles.css'

export const Route = createRootRouteWithContext<SiteContext>()({
  shellComponent: Document,
  component: Outlet,
  errorComponent: UnexpectedError,
  // Only an address the router can't even read ends here.
  notFoundComponent: UnexpectedError,
})

// The boot script sets attributes before React arrives: hence suppressHydrationWarning.
function Document({ children }: { children: ReactNode }) {
  const { lang } = useParams({ strict: false })
  const toPlace = useAnswersForm() ? '' : undefined
  return (
    <html data-to-place={toPlace} lang={isLanguage(lang) ? lang : 'en'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
