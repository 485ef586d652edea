import type { Language } from './language.ts'
import { once } from './once.ts'

const options = { maximumFractionDigits: 0 }
const groupings = {
  fr: once(() => new Intl.NumberFormat('fr-FR', options)),
  en: once(() => new Intl.NumberFormat('en-US', options)),
}
const noBreakSpace = '\u00a0'

/** An amount of Swiss francs as a reader of the language writes it, without decimals: `1 200 CHF`, `1,200 CHF`. */
export function formatChf(amount: number, language: Language): string {
  return `${groupings[language]().format(amount)}${noBreakSpace}CHF`
}

/** What a year costs a month when paid yearly: the monthly price less a fifth, in whole francs. */
export function yearlyPrice(monthly: number): number {
  return Math.round(monthly * 0.8)
}
