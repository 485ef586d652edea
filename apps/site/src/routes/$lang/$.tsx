import { createFileRoute } from '@tanstack/react-router'
import { LazyNotFound } from '../../features/page/lazy-not-found.ts'
import { loadPage } from '../../features/page/load-page.ts'
import { Page } from '../../features/page/page.tsx'
import { PageError } from '../../features/page/page-error.tsx'

export const Route = createFileRoute('/$lang/$')({
  loader: ({ context, params }) => loadPage(context, `/${params._splat ?? ''}`),
  component: ContentPage,
  errorComponent: PageError,
  notFoundComponent: LazyNotFound,
})

function ContentPage() {
  const path = `/${Route.useParams()._splat ?? ''}`
  return <Page key={path} path={path} />
}
