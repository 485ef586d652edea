/** The keys of the services that an address can ask for: `/contact?product=seo`. Each makes a page of its own to keep. */
export const productKeys = [
  'website',
  'graphic-design',
  'seo',
  'artificial-intelligence',
  'paid-media',
  'digital-marketing',
  'e-commerce',
  'lead-generation',
  'social-media',
  'analytics',
  'hosting',
] as const

/** The key of the service a query asks for; null for none, and for one there isn't. */
export function productIn(search: string): string | null {
  const wanted = new URLSearchParams(search).get('product')
  return productKeys.find((key) => key === wanted) ?? null
}
