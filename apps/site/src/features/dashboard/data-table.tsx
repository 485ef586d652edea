import { classNames } from '@jalonne/ui'
import type { ReactNode } from 'react'
import styles from './data-table.module.css'

interface DataTableProps {
  /** What it is a table of; not shown, for a heading stands above it. */
  label: string
  /** `figures` are set flush right in even letters. */
  columns: readonly { key: string; label: string; figures?: boolean }[]
  /** A row's first cell is what the row is about. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table that scrolls within itself where there is no room for it. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  const look = (at: number) => (columns[at]?.figures ? styles.figures : undefined)
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by the arrow keys
    <div aria-label={label} className={styles.scroll} role="group" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th className={look(at)} key={column.key} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th className={classNames(styles.about, look(0))} scope="row">
                {first}
              </th>
              {others.map((cell, at) => (
                <td className={look(at + 1)} key={columns[at + 1]?.key}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
