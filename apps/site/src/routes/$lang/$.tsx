import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '../../features/page/load-page.ts'
import { NotFoundPage } from '../../features/page/not-found-page.tsx'
import { Page } from '../../features/page/page.tsx'
import { PageError } from '../../features/page/page-error.tsx'

export const Route = createFileRoute('/$lang/$')({
  loader: ({ context: { queryClient, language }, params }) =>
    loadPage(queryClient, language, `/${params._splat ?? ''}`),
  component: ContentPage,
  errorComponent: PageError,
  notFoundComponent: NotFoundPage,
})

function ContentPage() {
  const path = `/${Route.useParams()._splat ?? ''}`
  return <Page key={path} path={path} />
}
