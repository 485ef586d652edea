import { Section } from '@jalonne/ui'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import { Drawing } from './drawings.tsx'
import styles from './view.module.css'

/** Up to six cells of different sizes, each with a drawing of what it says. */
export function View({ section }: ViewProps<'bento'>) {
  const id = `${section._key}-title`
  const { cells } = section
  return (
    <Section aria-labelledby={id} id={section.anchor ?? undefined}>
      <SectionHead id={id} lead={section.lead} title={section.title} />
      <ul className={styles.cells} data-whole={cells.length === 6}>
        {cells.map((cell) => (
          <li className={styles.cell} data-drawing={cell.drawing ?? undefined} key={cell._key}>
            <div>
              <h3 className={styles.title}>
                <Text value={cell.title} />
              </h3>
              {cell.text ? (
                <p className={styles.text}>
                  <Text value={cell.text} />
                </p>
              ) : null}
            </div>
            <Drawing cell={cell} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
