import { Checkbox, Select, Stack } from '@sanity/ui'
import { missingLabel } from '../languages/language-state.ts'
import { say } from '../languages/studio-language.ts'
import { CellInput } from './cell-input.tsx'
import { LiveValue, periods } from './live-value.tsx'
import type { Offer, Period, PriceRow } from './price-rows.ts'
import { readName, readPrice } from './read-cell.ts'
import { RowState } from './row-state.tsx'

interface PriceTableRowProps {
  row: PriceRow
  /** Why the draft cannot be published; `undefined` while it is being judged. */
  fault: string | null | undefined
  isChosen: boolean
  readOnly: boolean
  onChoose: (isChosen: boolean) => void
  /** @returns whether the change was written; does not reject */
  onChange: (change: Partial<Offer>) => Promise<boolean>
  onUndo: () => void
}

/** One plan: what is written, editable, and what visitors see where that differs. */
export function PriceTableRow(props: PriceTableRowProps) {
  const { row, fault, isChosen, readOnly, onChoose, onChange, onUndo } = props
  const { name, now, draft } = row
  return (
    <tr data-changed={draft !== null}>
      <td>
        <Checkbox
          aria-label={say(`Choose ${name}`, `Choisir ${name}`)}
          checked={isChosen}
          disabled={readOnly || draft === null || fault !== null}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </td>
      <td data-label="Français">
        <Stack gap={2}>
          <CellInput
            label={say(`French name of ${name}`, `Nom français de ${name}`)}
            lang="fr"
            value={now.nameFr}
            show={String}
            placeholder={missingLabel.fr}
            disabled={readOnly}
            read={(typed) => readName(typed, now.nameEn)}
            onChange={(nameFr) => onChange({ nameFr })}
          />
          <LiveValue row={row} field="nameFr" />
        </Stack>
      </td>
      <td data-label="English">
        <Stack gap={2}>
          <CellInput
            label={say(`English name of ${name}`, `Nom anglais de ${name}`)}
            lang="en"
            value={now.nameEn}
            show={String}
            placeholder={missingLabel.en}
            disabled={readOnly}
            read={(typed) => readName(typed, now.nameFr)}
            onChange={(nameEn) => onChange({ nameEn })}
          />
          <LiveValue row={row} field="nameEn" />
        </Stack>
      </td>
      <td data-label={columns.price}>
        <Stack gap={2}>
          <CellInput
            label={say(`Price of ${name}`, `Prix de ${name}`)}
            value={now.price}
            show={(price) => (price === null ? '' : String(price))}
            placeholder={say('on request', 'sur devis')}
            disabled={readOnly}
            read={(typed) => readPrice(typed, now.price, row.live?.price)}
            onChange={(price) => onChange({ price })}
          />
          <LiveValue row={row} field="price" />
        </Stack>
      </td>
      <td data-label={columns.period}>
        <Stack gap={2}>
          <Select
            aria-label={say(`Period of ${name}`, `Paiement de ${name}`)}
            fontSize={1}
            padding={2}
            value={now.period ?? ''}
            disabled={readOnly}
            onChange={(event) => {
              const period = event.currentTarget.value
              if (isPeriod(period)) void onChange({ period })
            }}
          >
            {now.period === null && <option value="">–</option>}
            {Object.entries(periods).map(([value, title]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </Select>
          <LiveValue row={row} field="period" />
        </Stack>
      </td>
      <td data-label={columns.popular}>
        <Stack gap={2}>
          <Checkbox
            aria-label={say(`${name} is the most popular`, `${name} est le plus choisi`)}
            checked={now.popular}
            disabled={readOnly}
            onChange={(event) => void onChange({ popular: event.currentTarget.checked })}
          />
          <LiveValue row={row} field="popular" />
        </Stack>
      </td>
      <td>
        <RowState row={row} fault={fault} readOnly={readOnly} onUndo={onUndo} />
      </td>
    </tr>
  )
}

/** What columns are called; at a phone's width, cells too. */
export const columns = {
  price: say('Price in CHF', 'Prix en CHF'),
  period: say('Paid', 'Paiement'),
  popular: say('Popular', 'Le plus choisi'),
}

const isPeriod = (value: string): value is Period => value in periods
