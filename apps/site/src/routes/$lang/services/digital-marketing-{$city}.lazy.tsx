import { citySuffixPath } from '@jalonne/domain'
import { createLazyFileRoute } from '@tanstack/react-router'
import { CityPage } from '../../../features/page/city-page.tsx'
import { LazyNotFound } from '../../../features/page/lazy-not-found.ts'

export const Route = createLazyFileRoute('/$lang/services/digital-marketing-{$city}')({
  component: City,
  notFoundComponent: LazyNotFound,
})

function City() {
  const { city } = Route.useParams()
  return <CityPage address={city} templatePath={citySuffixPath} />
}
