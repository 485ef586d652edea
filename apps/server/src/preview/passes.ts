import { createHmac, timingSafeEqual } from 'node:crypto'
import { type DraftMode, draftModeSchema } from '@jalonne/site/preview'
import * as v from 'valibot'

const passSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ mode: draftModeSchema, expiresAt: v.number() }),
)

/** What lets a browser see drafts until a moment, in milliseconds since 1970. */
export interface Pass {
  mode: DraftMode
  expiresAt: number
}

export type ReadPass = Pass | 'expired' | null

export interface Passes {
  sign(pass: Pass): string
  /** What a token says; null when it was not signed here, or by a release that wrote it differently. */
  read(token: string | undefined): ReadPass
}

// A link lasts a week at the most: what ends later was signed while the clock was ahead.
const longestMs = 8 * 24 * 60 * 60_000

/** Signs and reads passes to drafts: `<what it says>.<HMAC-SHA-256>`, both base64url. */
export function passesSignedWith(key: string, now: () => number): Passes {
  const signatureOf = (said: string) => createHmac('sha256', key).update(said).digest()
  return {
    sign: (pass) => {
      const said = Buffer.from(JSON.stringify(pass)).toString('base64url')
      return `${said}.${signatureOf(said).toString('base64url')}`
    },
    read: (token = '') => {
      const [said = '', signature = '', ...more] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const right = signatureOf(said)
      if (more.length > 0 || given.length !== right.length) return null
      if (!timingSafeEqual(given, right)) return null
      const { success, output } = v.safeParse(passSchema, Buffer.from(said, 'base64url').toString())
      if (!success) return null
      const left = output.expiresAt - now()
      return left > 0 && left <= longestMs ? output : 'expired'
    },
  }
}
