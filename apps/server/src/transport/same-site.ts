export interface Sender {
  header: (name: string) => string | undefined
  /** The public origin of the site. */
  origin: string
  /** The name the visitor used, where a trusted proxy says so. */
  host: string | null
}

/**
 * Whether a request may have been sent by a page of this site: not when the browser says that another site did. What
 * is no browser says nothing, and has no visitor's browser to abuse.
 */
export function isFromThisSite({ header, origin, host }: Sender): boolean {
  const site = header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const sender = header('origin')
  if (sender === undefined || sender === origin) return true
  // The site answers under several names.
  return URL.canParse(sender) && new URL(sender).host === (host ?? header('host'))
}
