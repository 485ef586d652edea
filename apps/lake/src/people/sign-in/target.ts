import { isOwn } from '../../guards/origin.ts'

/** How a browser keeps a sign-in: the Studio keeps a token, the lake sets a cookie, or both. */
export type SignInMode = 'token' | 'cookie' | 'dual'

export interface Target {
  /** Where the browser goes afterwards. */
  url: URL
  mode: SignInMode
}

/**
 * Reads where a sign-in leads: to a website that may use the lake, or to the lake's own origin. Null for any other, so
 * that a link to the sign-in page cannot send somebody elsewhere.
 * @param search `origin`, and `type` or `withSid` as the Studio sends them
 * @param host the name, and port, the lake was reached by
 */
export function readTarget(
  search: URLSearchParams,
  host: string,
  allows: (origin: string) => boolean,
): Target | null {
  const url = URL.parse(search.get('origin') ?? '')
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  if (!isOwn(url.origin, host) && !allows(url.origin)) return null
  return { url, mode: readMode(search) }
}

function readMode(search: URLSearchParams): SignInMode {
  const type = search.get('type')
  if (search.get('withSid') === 'true' || type === 'token') return 'token'
  return type === 'cookie' ? 'cookie' : 'dual'
}
