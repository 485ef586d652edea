import { formatChf } from '@jalonne/domain'
import { wholeFrancs } from '@jalonne/schemas/price'
import { say, studioLanguage } from '../languages/studio-language.ts'

/** A text somebody typed as a value of the table, what to have confirmed before it is written, or why it is none. */
export type Read<Value> = { value: Value; confirmation?: string } | { fault: string }

/**
 * Reads what somebody typed as a price: francs, a change of the price in per cent ("+5 %"), or nothing for "on request".
 * @param written the price as it is written now
 * @param live the price visitors see: one ten times as high or as low must be confirmed
 */
export function readPrice(
  typed: string,
  written: number | null = null,
  live: number | null = null,
): Read<number | null> {
  const text = typed
    .replace(/[\s'’\u00a0\u202f]|CHF/gi, '')
    .replace(/^Fr\.?|\.[-–—]$/gi, '')
    .replace('−', '-')
  if (text === '') return { value: null }
  const perCent = /^([+-]\d+(?:[.,]\d+)?)%$/.exec(text)?.[1]
  const read = perCent ? changedBy(Number(perCent.replace(',', '.')), written) : readFrancs(text)
  return 'fault' in read ? read : confirmed(read.value, live ?? written)
}

function changedBy(perCent: number, price: number | null): Read<number> {
  if (price !== null) return { value: Math.max(0, Math.round(price * (1 + perCent / 100))) }
  return {
    fault: say(
      'There is no price to change: write one.',
      'Il n’y a pas de prix à modifier : écrivez-en un.',
    ),
  }
}

function confirmed(price: number, before: number | null): Read<number> {
  if (!before || price <= 0 || (price < before * 10 && price > before / 10)) return { value: price }
  const [now, then] = [price, before].map((each) => formatChf(each, studioLanguage))
  const confirmation = say(
    `${now} instead of ${then}: is that right?`,
    `${now} au lieu de ${then} : est-ce exact ?`,
  )
  return { value: price, confirmation }
}

/** A comma or dot before three digits, as in 2,000 or 2.000: nobody means two francs with it. */
const thousands = /(?<=[1-9][\d.,]*)[.,](?=\d{3}(?!\d))/g

function readFrancs(text: string): Read<number> {
  const price = Number(text.replace(thousands, '').replace(',', '.'))
  if (!Number.isFinite(price)) {
    return {
      fault: say(
        'Write a number, or nothing for “on request”.',
        'Écrivez un nombre, ou rien pour « sur devis ».',
      ),
    }
  }
  const judged = wholeFrancs(price, spoken)
  return judged === true ? { value: price } : { fault: judged }
}

/** What gives the rules of the content model their language, as Sanity does in forms. */
const spoken = { i18n: { currentLocale: { id: studioLanguage } } }

/** Reads a name in one language, which may be empty where the other one is written. */
export function readName(typed: string, other: string): Read<string> {
  const name = typed.trim()
  if (name !== '' || other !== '') return { value: name }
  return {
    fault: say(
      'Write the name in at least one language.',
      'Écrivez le nom dans une langue au moins.',
    ),
  }
}
