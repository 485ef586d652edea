import type { DraftMode } from '@jalonne/site/preview'
import type { CookieOptions } from 'hono/utils/cookie'

/** The cookies that hold passes; an editor may have both at once, the Studio's for its frame alone. */
export const passCookie = { studio: 'draft-studio', share: 'draft-share' } as const

/** Whether a `Cookie` header may hold a pass. Nearly all have none, and no more thought is given to them. */
export const mayHoldPass = (cookies: string | undefined): boolean =>
  cookies !== undefined && /(?:^|[\s;-])draft-(?:studio|share)=/.test(cookies)

/**
 * How a pass is kept: out of reach of scripts, for the time it holds. Over TLS the Studio may be another site, which
 * frames ours: a cookie for that frame alone. On plain HTTP, on this machine, they are one site.
 */
export function passCookieOptions(
  kind: DraftMode['kind'],
  secure: boolean,
  maxAgeMs: number,
): CookieOptions {
  const shared = { httpOnly: true, path: '/', maxAge: Math.max(0, Math.floor(maxAgeMs / 1000)) }
  if (!secure) return { ...shared, sameSite: 'Lax' }
  if (kind === 'share') return { ...shared, secure, sameSite: 'Lax', prefix: 'host' }
  return { ...shared, secure, sameSite: 'None', partitioned: true, prefix: 'host' }
}
