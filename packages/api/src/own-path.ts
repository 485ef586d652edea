// Never asked for: a host that only an address with one of its own can leave.
const own = 'http://own.invalid'

/** A path of this site out of what a browser sent, without query and hash; null for anything else. */
export function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 300) return null
  if (!URL.canParse(value, own)) return null
  const url = new URL(value, own)
  // A path may start with two slashes after dots are resolved, and would then name a host.
  return url.origin === own && !url.pathname.startsWith('//') ? url.pathname : null
}
