import { Section } from '@jalonne/ui'
import type { CSSProperties } from 'react'
import { ClientMark } from '../../shared/pictures/client-mark.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../content-types.ts'
import { Clock, Days, Peaks } from './drawings.tsx'
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
          <li className={styles.voice} key={voice._id} style={coloursOf(voice)}>
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
      {figure ? (
        <div className={styles.head}>
          <p>
            <span className={styles.value}>
              <Text value={figure.value} />
              <small>
                {' '}
                <Text value={figure.unit} />
              </small>
            </span>
            <span className={styles.label}>
              <Text value={figure.label} />
            </span>
          </p>
          <Drawing figure={figure} />
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

function Drawing({ figure }: { figure: NonNullable<Voice['figure']> }) {
  const amount = figure.amount ?? 0
  switch (figure.drawing) {
    case 'days':
      return <Days done={amount} promised={figure.reference ?? amount} />
    case 'peaks':
      return <Peaks after={amount} before={figure.reference ?? 0} />
    case 'clock':
      return <Clock hour={amount} />
    default:
      return null
  }
}

function coloursOf({ client }: Voice): CSSProperties | undefined {
  if (!client?.field || !client.ink) return
  return {
    '--field': client.field,
    '--ink': client.ink,
    '--accent': client.accent ?? client.ink,
  } as CSSProperties
}
