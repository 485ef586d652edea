import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '../../features/page/load-page.ts'
import { NotFoundPage } from '../../features/page/not-found-page.tsx'
import { Page } from '../../features/page/page.tsx'
import { PageError } from '../../features/page/page-error.tsx'

export const Route = createFileRoute('/$lang/')({
  loader: ({ context: { queryClient, language } }) => loadPage(queryClient, language, '/'),
  component: Home,
  errorComponent: PageError,
  notFoundComponent: NotFoundPage,
})

function Home() {
  return <Page path="/" />
}
