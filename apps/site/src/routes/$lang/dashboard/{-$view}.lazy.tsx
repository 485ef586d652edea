import { useMessages } from '@jalonne/messages'
import { dashboard } from '@jalonne/messages/dashboard'
import { createLazyFileRoute, notFound } from '@tanstack/react-router'
import { DashboardPage } from '../../../features/dashboard/dashboard-page.tsx'
import { viewOf, viewPath } from '../../../features/dashboard/views.ts'
import { LazyNotFound } from '../../../features/page/lazy-not-found.ts'
import { PageHead } from '../../../features/page/page-head.tsx'

export const Route = createLazyFileRoute('/$lang/dashboard/{-$view}')({
  component: Dashboard,
  notFoundComponent: LazyNotFound,
})

function Dashboard() {
  const text = useMessages(dashboard)
  const view = viewOf(Route.useParams().view)
  if (!view) throw notFound()
  return (
    <>
      <PageHead
        description={text(`${view}.description`)}
        noindex
        path={viewPath(view)}
        title={`${text(view)} (${text('demo').toLowerCase()})`}
      />
      <DashboardPage view={view} />
    </>
  )
}
