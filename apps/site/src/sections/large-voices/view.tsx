import { Section } from '@jalonne/ui'
import { clientColours } from '../../shared/pictures/client-colours.ts'
import { ClientMark } from '../../shared/pictures/client-mark.tsx'
import { FigureDrawing } from '../../shared/pictures/figure-drawing.tsx'
import { LargeFigure } from '../../shared/pictures/large-figure.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

type Voice = ViewProps<'largeVoices'>['section']['testimonials'][number]

/** Two or three clients at length: a figure, its drawing, their words. */
export function View({ section }: ViewProps<'largeVoices'>) {
  const id = `${section._key}-title`
  return (
    <Section aria-labelledby={id} id={section.anchor ?? undefined}>
      <SectionHead id={id} title={section.title} />
      <ul className={styles.voices}>
        {section.testimonials.map((voice) => (
          <li className={styles.voice} key={voice._id} style={clientColours(voice.client)}>
            <Panel voice={voice} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Panel({ voice }: { voice: Voice }) {
  const { client, company, figure, name, quote, role } = voice
  return (
    <figure className={styles.panel}>
      {figure?.value ? (
        <div className={styles.head}>
          <LargeFigure figure={figure} />
          <FigureDrawing figure={figure} />
        </div>
      ) : null}
      <blockquote className={styles.quote}>
        <Text value={quote} />
      </blockquote>
      <figcaption className={styles.by}>
        <span>
          <strong>{name}</strong>
          <Text value={role} />
          {client ? null : <span>{company}</span>}
        </span>
        {client ? <ClientMark client={client} /> : null}
      </figcaption>
    </figure>
  )
}
