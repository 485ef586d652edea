import {
  type CityTemplatePath,
  cityAddress,
  cityPath,
  citySlug,
  withLanguage,
} from '@jalonne/domain'
import { redirect } from '@tanstack/react-router'
import { cityQuery, citySectionTypes } from '../../queries/city.ts'
import { loadContent } from '../../queries/content.ts'
import { elsewhere, elsewhereIfMoved, loadPage, loadSectionsOf, type Visit } from './load-page.ts'

/**
 * Makes the page of a city ready to render, `written` being the city as it stands in the address. Throws a redirect to
 * its one address, or not-found for what can't be a city; otherwise as `loadPage`. `template` is the page it is made from.
 */
export async function loadCity(visit: Visit, template: CityTemplatePath, written: string) {
  const { queryClient: client, language } = visit
  const address = cityAddress(written)
  if (address === null) throw await elsewhere(visit, cityPath(written, template))
  const [city] = await Promise.all([
    loadContent(client, cityQuery(citySlug(address))),
    loadPage(visit, template),
    loadSectionsOf(language, citySectionTypes),
  ])
  if (!city) await elsewhereIfMoved(visit, cityPath(address, template))
  const right = city?.slug ?? address
  if (right !== written)
    throw redirect({ href: withLanguage(cityPath(right, template), language), statusCode: 301 })
}
