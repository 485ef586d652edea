import { parseAccept } from 'hono/utils/accept'
import type { Encoding } from './page.ts'

const remembered = new Map<string, Encoding>()

/** The encoding to answer in: Brotli before gzip among those the client takes. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  const known = remembered.get(acceptEncoding)
  if (known) return known
  const chosen = negotiate(acceptEncoding)
  // Browsers send a handful of values; whoever invents more has them forgotten.
  if (remembered.size >= 100) remembered.clear()
  if (acceptEncoding.length < 200) remembered.set(acceptEncoding, chosen)
  return chosen
}

function negotiate(acceptEncoding: string): Encoding {
  const offers = parseAccept(acceptEncoding)
  const quality = (name: string) =>
    (offers.find((o) => o.type.toLowerCase() === name) ?? offers.find((o) => o.type === '*'))?.q ??
    0
  if (quality('br') > 0) return 'br'
  return quality('gzip') > 0 ? 'gzip' : 'identity'
}

/** The languages of an `Accept-Language` header, best first. */
export function preferredLanguages(acceptLanguage: string | undefined): string[] {
  if (!acceptLanguage) return []
  return parseAccept(acceptLanguage)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type)
}
