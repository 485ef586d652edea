import { type CityTemplatePath, citySlug } from '@jalonne/domain'
import { useMemo } from 'react'
import { useCity } from '../../queries/city.ts'
import { usePage } from '../../queries/page.ts'
import { cityPage } from '../../shared/city-page.ts'
import { useLanguage } from '../../shared/language.tsx'
import { PageView } from './page.tsx'
import { useLastThere } from './use-last-there.ts'

interface CityPageProps {
  /** The city as the address has it. */
  address: string
  /** The page it is made from. */
  templatePath: CityTemplatePath
}

/** The page of a service in a city. */
export function CityPage({ address, templatePath }: CityPageProps) {
  const language = useLanguage()
  const template = useLastThere(usePage(language, templatePath), templatePath)
  const city = useCity(language, citySlug(address))
  // The same page for as long as nothing changes, so that its sections are not drawn again.
  const page = useMemo(
    () => cityPage({ template, templatePath, city, address, language }),
    [template, templatePath, city, address, language],
  )
  return <PageView key={page.path} page={page} path={page.path} />
}
