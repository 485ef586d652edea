import { signIn } from '@jalonne/messages/sign-in'
import { parseAccept } from 'hono/utils/accept'

export type Language = 'fr' | 'en'

/** The language a browser prefers of those there are; English when it wants neither. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wanted = parseAccept(acceptLanguage ?? '').toSorted((a, b) => b.q - a.q)
  const found = wanted.find(({ type, q }) => q > 0 && /^(fr|en)\b/i.test(type))
  return found && /^fr/i.test(found.type) ? 'fr' : 'en'
}

/** Says how long to wait before the next attempt. */
export const waitText = (seconds: number, language: Language): string =>
  signIn.format(language)('wait', { duration: duration(seconds, language) })

function duration(seconds: number, language: Language): string {
  const isLong = seconds >= 90
  const value = isLong ? Math.ceil(seconds / 60) : seconds
  const unit = isLong ? 'minute' : 'second'
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
