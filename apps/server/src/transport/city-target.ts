import { cityAddress, cityPath, cityTemplatePath } from '@jalonne/domain'

const prefix = new RegExp(`^/(fr|en)${cityTemplatePath}(?:-([^/]+))?$`, 'i')

/**
 * The one address of a city's page, whether the city stands in the path or in `?location=`, and in which spelling.
 * `canonical` is percent-encoded. What can't be a city, and every other path, stays as it is.
 */
export function oneCityAddress(canonical: string, search: string) {
  const asked = { canonical, search }
  const [found, language, inPath] = prefix.exec(canonical) ?? []
  if (!found) return asked
  const query = new URLSearchParams(search)
  const city = cityAddress(inPath ? decodeURIComponent(inPath) : (query.get('location') ?? ''))
  if (city === null) return asked
  const address = `/${language}${cityPath(city)}`.split('/').map(encodeURIComponent).join('/')
  if (inPath) return { canonical: address, search }
  query.delete('location')
  return { canonical: address, search: query.size > 0 ? `?${query}` : '' }
}
