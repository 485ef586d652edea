import { isLoopback } from '@jalonne/node-kit/loopback'

/**
 * Makes the check of origins that may use the lake from a browser. For a loopback origin its other spellings count as
 * well: with `http://localhost:3000` also `http://127.0.0.1:3000` and `http://fr.localhost:3000`.
 */
export function originCheck(allowed: readonly string[]): (origin: string) => boolean {
  const known = new Set(allowed.map(canonical))
  return (origin) => {
    const asked = canonical(origin)
    return asked !== null && known.has(asked)
  }
}

function canonical(origin: string): string | null {
  const url = URL.parse(origin)
  if (!url || url.origin === 'null') return null
  if (isLoopback(url.hostname)) url.hostname = 'localhost'
  return url.origin
}

/**
 * Whether a browser sends this request on behalf of a website that is not allowed. Requests without `Origin` can come
 * from websites too (images, scripts, frames): browsers tell by `Sec-Fetch-Site`, and then the `Referer` must be known.
 * Programs that are no browsers send none of these and pass.
 */
export function isForeign(
  headers: Headers,
  host: string,
  allows: (origin: string) => boolean,
): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return !isOwn(origin, host) && !allows(origin)
  const site = headers.get('sec-fetch-site') ?? 'none'
  if (site === 'none' || site === 'same-origin') return false
  const referer = URL.parse(headers.get('referer') ?? '')
  return !referer || (!isOwn(referer.origin, host) && !allows(referer.origin))
}

/** Whether an origin is the one that is reached under this `Host`, whatever the scheme. */
export function isOwn(origin: string, host: string): boolean {
  return URL.parse(origin)?.host === host.toLowerCase()
}
