import { withoutLanguage } from '@jalonne/domain'
import type { DraftMode } from '@jalonne/site/preview'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { passCookie, passCookieOptions } from './cookies.ts'
import type { Pass, Passes } from './passes.ts'
import { showsDraftsOf } from './preview.ts'

/** How long a Studio shows drafts before it must prove again that an editor sits there, in ms. */
export const studioLifetime = 12 * 3_600_000

/** The passes of the browser a request comes from. */
export interface Modes {
  /** How drafts are shown to this request, asked for as a page or by one; null for all visitors. */
  of(c: Context, kind: DraftMode['kind']): DraftMode | null
  /** How this request for a page is answered. */
  ofPage(c: Context, pathname: string): DraftMode | null
  enter(c: Context, pass: Pass): void
  /**
   * Takes an editor out of the Studio's frame: a tab of its own shows the drafts of this page from now on. False for
   * everybody else.
   */
  enterTab(c: Context, pathname: string): boolean
  leave(c: Context): void
}

const isFramed = (c: Context) => c.req.header('sec-fetch-dest') === 'iframe'

/** @param secure whether the site is reached over TLS */
export function createModes(passes: Passes, secure: boolean, now: () => number): Modes {
  const of: Modes['of'] = (c, kind) => {
    const token = getCookie(c, passCookie[kind], secure ? 'host' : undefined)
    const pass = passes.read(token)
    if (pass === null || pass === 'expired' || pass.mode.kind !== kind) return null
    return pass.mode
  }
  const enter: Modes['enter'] = (c, { mode, expiresAt }) => {
    const options = passCookieOptions(mode.kind, secure, expiresAt - now())
    setCookie(c, passCookie[mode.kind], passes.sign({ mode, expiresAt }), options)
  }
  return {
    of,
    ofPage: (c, pathname) => {
      // In a tab of their own editors want to see what visitors see.
      const mode = (isFramed(c) && of(c, 'studio')) || of(c, 'share')
      return mode && showsDraftsOf(mode, pathname) ? mode : null
    },
    enter,
    enterTab: (c, pathname) => {
      if (isFramed(c) || !of(c, 'studio')) return false
      const expiresAt = now() + studioLifetime
      const expires = new Date(expiresAt).toISOString()
      enter(c, { mode: { kind: 'share', path: withoutLanguage(pathname), expires }, expiresAt })
      return true
    },
    leave: (c) => {
      // Whoever closes the draft in a tab still has the Studio open.
      const left = isFramed(c) ? (['studio', 'share'] as const) : (['share'] as const)
      for (const kind of left) deleteCookie(c, passCookie[kind], passCookieOptions(kind, secure, 0))
    },
  }
}
