import { Checkbox, Select, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { PriceInput } from './price-input.tsx'
import type { Offer, Period, PriceRow } from './price-rows.ts'

const periods: Record<Period, string> = {
  month: 'Every month',
  year: 'Every year',
  once: 'Once',
}

interface PriceTableRowProps {
  row: PriceRow
  isChosen: boolean
  readOnly: boolean
  onChoose: (isChosen: boolean) => void
  onChange: (change: Partial<Offer>) => void
}

/** One plan: what is written, editable, and what visitors see where that differs. */
export function PriceTableRow(props: PriceTableRowProps) {
  const { row, isChosen, readOnly, onChoose, onChange } = props
  const { id, name, now, hasDraft } = row
  return (
    <tr>
      <td>
        <Checkbox
          aria-label={`Choose ${name}`}
          checked={isChosen}
          disabled={readOnly || !hasDraft || row.fault !== null}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </td>
      <th scope="row">
        <IntentLink intent="edit" params={{ id, type: 'plan' }}>
          {name}
        </IntentLink>
      </th>
      <td>
        <PriceInput
          label={`Price of ${name}`}
          price={now.price}
          disabled={readOnly}
          onChange={(price) => onChange({ price })}
        />
      </td>
      <td>
        <Select
          aria-label={`Period of ${name}`}
          value={now.period ?? ''}
          disabled={readOnly}
          onChange={(event) => {
            const period = event.currentTarget.value
            if (isPeriod(period)) onChange({ period })
          }}
        >
          {now.period === null && <option value="">–</option>}
          {Object.entries(periods).map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      </td>
      <td>
        <Checkbox
          aria-label={`${name} is the most popular`}
          checked={now.popular}
          disabled={readOnly}
          onChange={(event) => onChange({ popular: event.currentTarget.checked })}
        />
      </td>
      <td>
        <Stack gap={2}>
          {statements(row).map((statement) => (
            <Text key={statement} size={1} muted>
              {statement}
            </Text>
          ))}
        </Stack>
      </td>
    </tr>
  )
}

const isPeriod = (value: string): value is Period => value in periods

function statements({ live, now, changed, hasDraft, fault }: PriceRow): string[] {
  if (fault) return [fault]
  if (!hasDraft) return []
  if (!live) return ['Not published yet']
  if (changed.length === 0) return ['Other changes']
  return changed.map((field) => {
    if (field === 'price')
      return `Live: ${live.price === null ? 'on request' : `${live.price} CHF`}`
    if (field === 'period') return `Live: ${live.period ? periods[live.period] : 'no period'}`
    return now.popular ? 'Live: not popular' : 'Live: most popular'
  })
}
