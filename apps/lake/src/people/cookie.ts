import { parse, serialize } from 'hono/utils/cookie'
import { sessionMs } from './sessions.ts'

/** Over TLS the browser itself makes sure that only this host sets and gets it. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-lake-session' : 'lake-session')

/** The session token a browser sends, if any. */
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
