import { classNames, Section } from '@jalonne/ui'
import rowStyles from '../../shared/even-rows.module.css'
import { twelfths } from '../../shared/even-rows.ts'
import { FigureDrawing } from '../../shared/pictures/figure-drawing.tsx'
import { LargeFigure } from '../../shared/pictures/large-figure.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

/** Large numbers side by side, each with what it counts and the drawing that says the same. */
export function View({ section }: ViewProps<'figures'>) {
  const id = `${section._key}-title`
  const { figures } = section
  return (
    <Section aria-labelledby={id} ground="band" id={section.anchor ?? undefined}>
      <SectionHead id={id} lead={section.lead} title={section.title} />
      <ul className={classNames(rowStyles.rows, styles.figures)}>
        {figures.map((figure, place) => (
          <li
            className={styles.figure}
            key={figure._key}
            style={{ '--span': twelfths(place, figures.length) }}
          >
            <LargeFigure figure={figure} />
            <FigureDrawing figure={figure} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
