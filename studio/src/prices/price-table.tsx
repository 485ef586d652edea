import { Card, Heading, Stack } from '@sanity/ui'
import { styled } from 'styled-components'
import type { Offer, PriceRow } from './price-rows.ts'
import { PriceTableRow } from './price-table-row.tsx'

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: inherit;
  font-size: 14px;
  table-layout: fixed;

  th,
  td {
    padding: 8px 12px;
    text-align: left;
    font-weight: 500;
    vertical-align: middle;
  }

  tbody tr {
    border-top: 1px solid var(--card-border-color);
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
  chosen: ReadonlySet<string>
  readOnly: boolean
  onChoose: (id: string, isChosen: boolean) => void
  onChange: (id: string, change: Partial<Offer>) => void
}

/** The plans of one family. */
export function PriceTable({ title, rows, chosen, onChoose, onChange, readOnly }: PriceTableProps) {
  return (
    <Stack gap={3}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      <Card border radius={2} overflow="auto">
        <Table aria-label={title}>
          <colgroup>
            <col style={{ width: 48 }} />
            <col />
            <col style={{ width: 160 }} />
            <col style={{ width: 170 }} />
            <col style={{ width: 90 }} />
            <col style={{ width: 190 }} />
          </colgroup>
          <thead>
            <tr>
              <td />
              <th scope="col">Plan</th>
              <th scope="col">Price in CHF</th>
              <th scope="col">Paid</th>
              <th scope="col">Popular</th>
              <th scope="col">Differs from the site</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PriceTableRow
                key={row.id}
                row={row}
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
