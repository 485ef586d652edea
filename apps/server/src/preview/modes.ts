import type { DraftMode } from '@jalonne/site/preview'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { passCookie, passCookieOptions } from './cookies.ts'
import type { Pass, Passes } from './passes.ts'
import { showsDraftsOf } from './preview.ts'

/** The passes of the browser a request comes from. */
export interface Modes {
  /** How drafts are shown to this request, asked for as a page or by one; null for all visitors. */
  of(c: Context, kind: DraftMode['kind']): DraftMode | null
  /** How this request for a page is answered. */
  ofPage(c: Context, pathname: string): DraftMode | null
  enter(c: Context, pass: Pass): void
  leave(c: Context): void
}

const kinds = ['studio', 'share'] as const

/** @param secure whether the site is reached over TLS */
export function createModes(passes: Passes, secure: boolean, now: () => number): Modes {
  const of: Modes['of'] = (c, kind) => {
    const token = getCookie(c, passCookie[kind], secure ? 'host' : undefined)
    const pass = passes.read(token)
    if (pass === null || pass === 'expired' || pass.mode.kind !== kind) return null
    return pass.mode
  }
  return {
    of,
    ofPage: (c, pathname) => {
      // In a tab of its own an editor wants to see what visitors see; older browsers don't say where a page goes.
      const place = c.req.header('sec-fetch-dest') ?? 'iframe'
      const mode = (place === 'iframe' && of(c, 'studio')) || of(c, 'share')
      return mode && showsDraftsOf(mode, pathname) ? mode : null
    },
    enter: (c, { mode, expiresAt }) => {
      const options = passCookieOptions(mode.kind, secure, expiresAt - now())
      setCookie(c, passCookie[mode.kind], passes.sign({ mode, expiresAt }), options)
    },
    leave: (c) => {
      for (const kind of kinds)
        deleteCookie(c, passCookie[kind], passCookieOptions(kind, secure, 0))
    },
  }
}
