import { Card, Heading, Stack } from '@sanity/ui'
import { styled } from 'styled-components'
import { say } from '../languages/studio-language.ts'
import type { Offer, PriceRow } from './price-rows.ts'
import { PriceTableRow } from './price-table-row.tsx'

const Table = styled.table`
  width: 100%;
  min-width: 860px;
  border-collapse: collapse;
  font: inherit;
  font-size: 13px;
  table-layout: fixed;

  th,
  td {
    padding: 8px;
    text-align: left;
    font-weight: 500;
    vertical-align: top;
  }

  th:first-child,
  td:first-child {
    padding-left: 16px;
  }

  td:first-child,
  td:nth-child(6) {
    padding-top: 14px;
  }

  td:last-child {
    padding-top: 12px;
    padding-right: 16px;
  }

  tbody tr {
    border-top: 1px solid var(--card-border-color);
  }

  tbody tr[data-changed='true'] {
    background: color-mix(in srgb, var(--card-badge-caution-bg-color, #fcebc3) 22%, transparent);
  }

  a {
    color: inherit;
  }

  thead th {
    color: var(--card-muted-fg-color);
  }
`

interface PriceTableProps {
  title: string
  rows: PriceRow[]
  faults: ReadonlyMap<string, string | null>
  chosen: ReadonlySet<string>
  readOnly: boolean
  onChoose: (id: string, isChosen: boolean) => void
  onChange: (id: string, change: Partial<Offer>) => void
}

/** The plans of one family. */
export function PriceTable(props: PriceTableProps) {
  const { title, rows, faults, chosen, onChoose, onChange, readOnly } = props
  return (
    <Stack gap={3}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      <Card border radius={2} overflow="auto">
        <Table aria-label={title}>
          <colgroup>
            <col style={{ width: 44 }} />
            <col />
            <col />
            <col style={{ width: 140 }} />
            <col style={{ width: 150 }} />
            <col style={{ width: 110 }} />
            <col style={{ width: 180 }} />
          </colgroup>
          <thead>
            <tr>
              <td />
              <th scope="col">Français</th>
              <th scope="col">English</th>
              <th scope="col">{say('Price in CHF', 'Prix en CHF')}</th>
              <th scope="col">{say('Paid', 'Paiement')}</th>
              <th scope="col">{say('Popular', 'Le plus choisi')}</th>
              <th scope="col">{say('State', 'État')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PriceTableRow
                key={row.id}
                row={row}
                fault={faults.get(row.id)}
                isChosen={chosen.has(row.id)}
                readOnly={readOnly}
                onChoose={(isChosen) => onChoose(row.id, isChosen)}
                onChange={(change) => onChange(row.id, change)}
              />
            ))}
          </tbody>
        </Table>
      </Card>
    </Stack>
  )
}
