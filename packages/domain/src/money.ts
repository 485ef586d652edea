import { type Language, numberLocales } from './language.ts'
import { once } from './once.ts'

const wholes = inBoth({ maximumFractionDigits: 0 })
const tenths = inBoth({ maximumFractionDigits: 1 })
const hundredths = inBoth({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const plain = inBoth()
const noBreakSpace = '\u00a0'

/** An amount of Swiss francs as a reader of the language writes it, without decimals: `1 200 CHF`, `1,200 CHF`. */
export function formatChf(amount: number, language: Language): string {
  return `${formatWhole(amount, language)}${noBreakSpace}CHF`
}

/** A number as a reader of the language writes it, without decimals: `1 200`, `1,200`. */
export function formatWhole(number: number, language: Language): string {
  return wholes[language]().format(number).replace('-', '−')
}

/** The same with the decimals it has, three at most: `1,25`, `1.25`. */
export function formatNumber(number: number, language: Language): string {
  return plain[language]().format(number)
}

/** The same with a decimal where there is one: `2,5`, `2.5`. */
export function formatTenths(number: number, language: Language): string {
  return tenths[language]().format(number)
}

/** The same with two decimals: `99,98`, `99.98`. */
export function formatHundredths(number: number, language: Language): string {
  return hundredths[language]().format(number)
}

/** What is saved on a month when a year is paid at once, in percent. What this makes in months stands in `billing.saving`. */
export const yearlySaving = 20

/** What a year costs a month when paid yearly: the monthly price less what is saved, in whole francs. */
export function yearlyPrice(monthly: number): number {
  return Math.round(monthly * (1 - yearlySaving / 100))
}

function inBoth(options?: Intl.NumberFormatOptions) {
  return {
    fr: once(() => new Intl.NumberFormat(numberLocales.fr, options)),
    en: once(() => new Intl.NumberFormat(numberLocales.en, options)),
  }
}
