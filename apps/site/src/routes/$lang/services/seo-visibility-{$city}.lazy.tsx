import { citySlug, cityTemplatePath } from '@jalonne/domain'
import { createLazyFileRoute, notFound } from '@tanstack/react-router'
import { useMemo } from 'react'
import { LazyNotFound } from '../../../features/page/lazy-not-found.ts'
import { PageView } from '../../../features/page/page.tsx'
import { PageError } from '../../../features/page/page-error.tsx'
import { useCity } from '../../../queries/city.ts'
import { usePage } from '../../../queries/page.ts'
import { cityPage } from '../../../shared/city-page.ts'
import { useLanguage } from '../../../shared/language.tsx'

export const Route = createLazyFileRoute('/$lang/services/seo-visibility-{$city}')({
  component: City,
  errorComponent: PageError,
  notFoundComponent: LazyNotFound,
})

function City() {
  const { city: address } = Route.useParams()
  const language = useLanguage()
  const template = usePage(language, cityTemplatePath)
  const city = useCity(language, citySlug(address))
  // The same page for as long as nothing changes, so that its sections are not drawn again.
  const page = useMemo(
    () => template && cityPage({ template, city, address, language }),
    [template, city, address, language],
  )
  if (!page) throw notFound()
  return <PageView key={page.path} page={page} path={page.path} />
}
