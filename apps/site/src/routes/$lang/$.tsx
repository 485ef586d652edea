import { createFileRoute } from '@tanstack/react-router'
import { LazyNotFound } from '../../features/page/lazy-not-found.ts'
import { loadPage } from '../../features/page/load-page.ts'
import { Page } from '../../features/page/page.tsx'

export const Route = createFileRoute('/$lang/$')({
  loader: ({ context, params }) => loadPage(context, `/${params._splat ?? ''}`),
  component: ContentPage,
  notFoundComponent: LazyNotFound,
})

function ContentPage() {
  const path = `/${Route.useParams()._splat ?? ''}`
  return <Page key={path} path={path} />
}
