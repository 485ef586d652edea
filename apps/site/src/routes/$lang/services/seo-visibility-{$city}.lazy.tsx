import { cityTemplatePath } from '@jalonne/domain'
import { createLazyFileRoute } from '@tanstack/react-router'
import { CityPage } from '../../../features/page/city-page.tsx'
import { LazyNotFound } from '../../../features/page/lazy-not-found.ts'

export const Route = createLazyFileRoute('/$lang/services/seo-visibility-{$city}')({
  component: City,
  notFoundComponent: LazyNotFound,
})

function City() {
  const { city } = Route.useParams()
  return <CityPage address={city} templatePath={cityTemplatePath} />
}
