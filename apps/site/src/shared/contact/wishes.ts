/** The keys of a service and of a plan that a form is to open with; null for none. */
export interface WishedKeys {
  product: string | null
  plan: string | null
}

// As editors write keys, and `planKey` puts the family in front: `localSeo-local`.
const keyPattern = /^[A-Za-z0-9-]{1,80}$/

/** What a query asks a form to open with: `?product=seo`, `?plan=site-pro`. */
export function wishIn(search: string): WishedKeys {
  const asked = new URLSearchParams(search)
  const key = (name: keyof WishedKeys) => {
    const value = asked.get(name)
    return value !== null && keyPattern.test(value) ? value : null
  }
  return { product: key('product'), plan: key('plan') }
}

/** The part of a query that a form reads, always written the same way; empty without any. */
export function wishQuery(search: string): string {
  const { plan, product } = wishIn(search)
  const query = new URLSearchParams({ ...(plan && { plan }), ...(product && { product }) })
  return query.size > 0 ? `?${query}` : ''
}
