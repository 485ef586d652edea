import { Section } from '@jalonne/ui'
import type { CSSProperties } from 'react'
import { FigureDrawing } from '../../shared/pictures/figure-drawing.tsx'
import { LargeFigure } from '../../shared/pictures/large-figure.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import type { ViewProps } from '../content-types.ts'
import styles from './view.module.css'

/** Large numbers side by side, each with what it counts and the drawing that says the same. */
export function View({ section }: ViewProps<'figures'>) {
  const id = `${section._key}-title`
  const { figures } = section
  const columns = figures.length > 4 ? Math.ceil(figures.length / 2) : figures.length
  return (
    <Section aria-labelledby={id} ground="band" id={section.anchor ?? undefined}>
      <SectionHead id={id} lead={section.lead} title={section.title} />
      <ul className={styles.figures} style={{ '--figures': columns } as CSSProperties}>
        {figures.map((figure) => (
          <li className={styles.figure} key={figure._key}>
            <LargeFigure figure={figure} />
            <FigureDrawing figure={figure} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
