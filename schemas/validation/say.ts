import { typesetFrench } from '@jalonne/domain'

/** A sentence in both languages of the Studio. */
export interface Sentence {
  en: string
  fr: string
}

/**
 * Puts a finding of a validation rule in the language of the Studio, which Sanity tells rules without declaring it.
 * Elsewhere, in tests and in the seed, findings are English.
 */
export function say(context: unknown, { en, fr }: Sentence): string {
  return localeOf(context).startsWith('fr') ? typesetFrench(fr) : en
}

function localeOf(context: unknown): string {
  if (!isRecord(context) || !isRecord(context.i18n)) return ''
  const { currentLocale } = context.i18n
  return isRecord(currentLocale) && typeof currentLocale.id === 'string' ? currentLocale.id : ''
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
