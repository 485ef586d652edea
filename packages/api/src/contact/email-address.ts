import { visibleText } from '../visible-text.ts'
import { emailPattern } from './contact-fields.ts'

const whole = new RegExp(`^${emailPattern}$`, 'u')
const within = new RegExp(emailPattern, 'gu')

/** Whether a text is one address that mail can be sent to; not more is checked than what every address has. */
export const isEmailAddress = (text: string): boolean => whole.test(text)

/**
 * An address as it was meant: without the marks that can't be seen and come along when it is pasted (soft hyphens, spaces
 * without width, joiners, what turns the direction of a text), trimmed.
 */
export const visibleAddress = (text: string): string =>
  visibleText(text)
    .replace(/[\u200c\u200d]/gu, '')
    .trim()

// `Nadia <nadia@example.ch>;`, `«nadia@example.ch»!`: what mail programs and sentences put around an address.
const wrapped = /^(?:[^<>]*<)?(?:mailto:)?["'‘“„«‹*]*([^<>?]+?)>?[\s.…,;!*/"'’”“»›]*$/iu

/** The one address in what was pasted for one, without what a mail program puts around it; else as {@link visibleAddress}. */
export function bareAddress(text: string): string {
  const visible = visibleAddress(text)
  const within = wrapped.exec(visible)?.[1] ?? ''
  return !isEmailAddress(visible) && isEmailAddress(within) ? within : visible
}

/** The addresses that stand in a text, such as `Nadia <nadia@example.ch>`, in lower case. */
export const addressesIn = (text: string): string[] =>
  Array.from(visibleAddress(text).toLowerCase().matchAll(within), ([address]) =>
    // Apostrophes and the like may stand before it.
    address.replace(/^['’‘*/.!?]+/u, ''),
  )
