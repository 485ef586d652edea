import { createFileRoute } from '@tanstack/react-router'
import { LazyNotFound } from '../../features/page/lazy-not-found.ts'
import { loadPage } from '../../features/page/load-page.ts'
import { Page } from '../../features/page/page.tsx'

export const Route = createFileRoute('/$lang/')({
  loader: ({ context }) => loadPage(context, '/'),
  component: Home,
  notFoundComponent: LazyNotFound,
})

function Home() {
  return <Page path="/" />
}
