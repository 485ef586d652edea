import type { Language } from './language.ts'

const groupings = {
  fr: new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }),
}
const noBreakSpace = '\u00a0'

/** An amount of Swiss francs as a reader of the language writes it, without decimals: `1 200 CHF`, `1,200 CHF`. */
export function formatChf(amount: number, language: Language): string {
  return `${groupings[language].format(amount)}${noBreakSpace}CHF`
}

/** What a year costs a month when paid yearly: the monthly price less a fifth, in whole francs. */
export function yearlyPrice(monthly: number): number {
  return Math.round(monthly * 0.8)
}
