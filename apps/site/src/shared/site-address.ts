/** An address of the content that stays on the site (`/pricing?plan=pro#faq`), taken apart; null for any other. */
export function siteAddress(href: string): URL | null {
  const isPath = href.startsWith('/') && !href.startsWith('//')
  return isPath && URL.canParse(href, 'http://site') ? new URL(href, 'http://site') : null
}
