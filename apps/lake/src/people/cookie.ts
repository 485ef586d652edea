import { parse, serialize } from 'hono/utils/cookie'
import { sessionMs } from './sessions.ts'

/** Over TLS the browser itself makes sure that only this host sets and gets it. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-lake-session' : 'lake-session')

/**
 * The cookies of a request that count for a lake reached at this address. Over TLS those without the session of plain
 * HTTP: any other host of the same domain could have set it, and signed the browser in under another name.
 */
export function ownCookies(cookies: string, base: string): string {
  if (!base.startsWith('https:')) return cookies
  const isOwn = (pair: string) => pair.split('=', 1)[0]?.trim() !== nameOf(false)
  return cookies.split(';').filter(isOwn).join(';')
}

/** The session token among the cookies that count, if any. */
export function sessionCookie(cookies: string | null | undefined): string | null {
  const found = parse(cookies ?? '')
  return found[nameOf(true)] ?? found[nameOf(false)] ?? null
}

/** The `Set-Cookie` of a session: out of reach of scripts and of other sites. */
export function setSessionCookie(token: string, isSecure: boolean): string {
  return serialize(nameOf(isSecure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
    maxAge: sessionMs / 1000,
  })
}

/** The `Set-Cookie` that makes a browser forget the session it sent. */
export function clearSessionCookie(cookies: string | null): string {
  const isSecure = nameOf(true) in parse(cookies ?? '')
  return serialize(nameOf(isSecure), '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
    maxAge: 0,
  })
}
