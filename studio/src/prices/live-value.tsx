import { formatChf } from '@jalonne/domain'
import { Text } from '@sanity/ui'
import { say, studioLanguage } from '../languages/studio-language.ts'
import type { Offer, Period, PriceRow } from './price-rows.ts'

/** How often a price is paid, as an editor reads it. */
export const periods: Record<Period, string> = {
  month: say('Every month', 'Chaque mois'),
  year: say('Every year', 'Chaque année'),
  once: say('Once', 'Une fois'),
}

/** What visitors see of one field, where that is not what is written. */
export function LiveValue({ row, field }: { row: PriceRow; field: keyof Offer }) {
  if (!row.live || !row.changed.includes(field)) return null
  return (
    <Text size={1} muted>
      {say(`Live: ${format(row.live, field)}`, `En ligne : ${format(row.live, field)}`)}
    </Text>
  )
}

function format(live: Offer, field: keyof Offer): string {
  if (field === 'price') {
    return live.price === null
      ? say('on request', 'sur devis')
      : formatChf(live.price, studioLanguage)
  }
  if (field === 'period') return live.period ? periods[live.period] : say('no period', 'sans durée')
  if (field === 'popular') {
    return live.popular ? say('most popular', 'le plus choisi') : say('not popular', 'sans mention')
  }
  return live[field] || say('no name', 'sans nom')
}
