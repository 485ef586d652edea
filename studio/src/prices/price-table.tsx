import { Card, Heading, Stack } from '@sanity/ui'
import { styled } from 'styled-components'
import { say } from '../languages/studio-language.ts'
import type { Offer, PriceRow } from './price-rows.ts'
import { columns, PriceTableRow } from './price-table-row.tsx'

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

  /* A phone has no room for columns: each plan becomes a card whose cells say what they are. */
  @media (max-width: 860px) {
    display: block;
    min-width: 0;

    colgroup,
    thead {
      display: none;
    }

    tbody {
      display: block;
    }

    tbody tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
      padding: 8px;
    }

    tbody td,
    tbody td:first-child,
    tbody td:last-child {
      min-width: 0;
      padding: 8px;
    }

    td[data-label]::before {
      display: block;
      padding-bottom: 6px;
      color: var(--card-muted-fg-color);
      content: attr(data-label);
    }

    td:first-child,
    td:last-child {
      order: -1;
    }
  }
`

interface PriceTableProps {
  title: string
  rows: PriceRow[]
  faults: ReadonlyMap<string, string | null>
  chosen: ReadonlySet<string>
  readOnly: boolean
  onChoose: (id: string, isChosen: boolean) => void
  onChange: (id: string, change: Partial<Offer>) => Promise<boolean>
  onUndo: (id: string) => void
}

/** The plans of one family. */
export function PriceTable(props: PriceTableProps) {
  const { title, rows, faults, chosen, onChoose, onChange, onUndo, readOnly } = props
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
              <th scope="col">{columns.price}</th>
              <th scope="col">{columns.period}</th>
              <th scope="col">{columns.popular}</th>
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
                onUndo={() => onUndo(row.id)}
              />
            ))}
          </tbody>
        </Table>
      </Card>
    </Stack>
  )
}
