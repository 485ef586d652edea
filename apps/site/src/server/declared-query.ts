import {
  blogPath,
  cityAddress,
  cityTemplatePaths,
  projectsPath,
  withoutLanguage,
} from '@jalonne/domain'
import { categoryNamed } from '../features/blog/categories.ts'
import { filterKey } from '../features/projects/filters.ts'
import { wishQuery } from '../shared/contact/wishes.ts'
import { quizQuery } from '../shared/quiz/quiz-address.ts'

/** What a value counts as; null where it changes nothing. */
type Normalize = (value: string) => string | null

// By path without language: the parameters that change what a page shows.
const declared: Record<string, Record<string, Normalize>> = {
  [blogPath]: { category: categoryNamed },
  [projectsPath]: { industry: filterKey, service: filterKey },
  // It leads to the page of the city; without this the cached page would be shown in its place.
  ...Object.fromEntries(cityTemplatePaths.map((path) => [path, { location: cityAddress }])),
}

// Where all that is named applies. Elsewhere the first does: together they would make as many pages as the product of
// their values.
const combined: readonly string[] = [projectsPath]

/**
 * The part of a query that makes another page of a path: `?category=website` of
 * `?utm_source=x&category=website` on `/fr/blog`; empty for everything else. All unknown categories are one page:
 * there are few of them for each path, so that nobody can fill a cache with them.
 */
export function declaredQuery(path: string, search: string): string {
  if (!search) return ''
  const given = new URLSearchParams(search)
  const page = withoutLanguage(path)
  const named = Object.entries(declared[page] ?? {}).flatMap(([name, normalize]) => {
    const value = normalize(given.get(name) ?? '')
    return value === null ? [] : [[name, value]]
  })
  const used = combined.includes(page) ? named : named.slice(0, 1)
  // Editors may put a form or a quiz on any page.
  const placed = [wishQuery, quizQuery].flatMap((part) => [...new URLSearchParams(part(search))])
  const query = new URLSearchParams([...used, ...placed])
  return query.size > 0 ? `?${query}` : ''
}
