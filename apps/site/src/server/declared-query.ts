import { withoutLanguage } from '@jalonne/domain'
import { categories } from '../features/blog/categories.ts'
import { planKeys, productKeys } from '../sections/contact-form/products.ts'

// By path without language: the parameters that change what a page shows, and the values that count.
const declared: Record<string, Record<string, readonly string[]>> = {
  '/blog': { category: categories },
  '/contact': { plan: planKeys, product: productKeys },
  '/pricing': { plan: planKeys },
}

/**
 * The part of a query that makes another page of a path: `?category=website` of
 * `?utm_source=x&category=website` on `/fr/blog`; empty for everything else. There are few of them for each path, so
 * that nobody can fill a cache with them.
 */
export function declaredQuery(path: string, search: string): string {
  const parameters = search && declared[withoutLanguage(path)]
  if (!parameters) return ''
  const asked = new URLSearchParams(search)
  const kept = new URLSearchParams()
  // One of them: together they would make as many pages as the product of their values.
  for (const [name, values] of Object.entries(parameters)) {
    const value = asked.get(name)
    if (kept.size === 0 && value !== null && values.includes(value)) kept.set(name, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}
