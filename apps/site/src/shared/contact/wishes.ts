/** The keys of a service and of a plan that a form is to open with; null for none. */
export interface WishedKeys {
  product: string | null
  plan: string | null
  /** How the plan is to be paid, where that was chosen. */
  billing: 'yearly' | null
}

// As editors write keys, and `planKey` puts the family in front: `localSeo-local`.
const keyPattern = /^[A-Za-z0-9-]{1,80}$/

/** What a query asks a form to open with: `?product=seo`, `?plan=site-pro`, `?plan=site-pro&billing=yearly`. */
export function wishIn(search: string): WishedKeys {
  const asked = new URLSearchParams(search)
  const key = (name: string) => {
    const value = asked.get(name)
    return value !== null && keyPattern.test(value) ? value : null
  }
  const plan = key('plan')
  const billing = plan && asked.get('billing') === 'yearly' ? 'yearly' : null
  return { product: key('product'), plan, billing }
}

/** The part of a query that a form reads, always written the same way; empty without any. */
export function wishQuery(search: string): string {
  const { plan, billing, product } = wishIn(search)
  const query = new URLSearchParams({
    ...(plan && { plan }),
    ...(billing && { billing }),
    ...(product && { product }),
  })
  return query.size > 0 ? `?${query}` : ''
}
