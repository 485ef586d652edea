/** The address of a contact form with the service it is about: `/contact?product=seo`. Other addresses stay as they are. */
export function contactAddress(href: string, product: string): string {
  const address = href.startsWith('/') && !href.startsWith('//') && URL.parse(href, 'http://site')
  if (!address) return href
  address.searchParams.set('product', product)
  return `${address.pathname}${address.search}${address.hash}`
}
