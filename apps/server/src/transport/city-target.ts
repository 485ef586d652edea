import { cityAddress, cityPath, cityTemplatePaths } from '@jalonne/domain'

const forms = cityTemplatePaths.map((template) => ({
  template,
  pattern: new RegExp(`^/(fr|en)${template}(?:-([^/]+))?$`, 'i'),
}))

/**
 * The one address of a city's page, whether the city stands in the path or in `?location=`, and in which spelling.
 * `canonical` is percent-encoded. What can't be a city, and every other path, stays as it is.
 */
export function oneCityAddress(canonical: string, search: string) {
  const asked = { canonical, search }
  const [form] = forms.flatMap(({ template, pattern }) => {
    const found = pattern.exec(canonical)
    return found ? [{ template, language: found[1], inPath: found[2] }] : []
  })
  if (!form) return asked
  const { template, language, inPath } = form
  const query = new URLSearchParams(search)
  const city = cityAddress(inPath ? decodeURIComponent(inPath) : (query.get('location') ?? ''))
  if (city === null) return asked
  const address = `/${language}${cityPath(city, template)}`
    .split('/')
    .map(encodeURIComponent)
    .join('/')
  if (inPath) return { canonical: address, search }
  query.delete('location')
  return { canonical: address, search: query.size > 0 ? `?${query}` : '' }
}
