import { Icon, Section } from '@jalonne/ui'
import { useInMotion } from '@jalonne/ui/motion'
import { ArrowRight } from 'lucide'
import { useRef, useState } from 'react'
import { ContentLink } from '../../shared/content-link.tsx'
import { PauseButton } from '../../shared/pause-button.tsx'
import { ClientMark } from '../../shared/pictures/client-mark.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

type Marks = ViewProps<'clientMarks'>['section']

/** The marks of clients, in ruled cells or drifting past. */
export function View({ section }: ViewProps<'clientMarks'>) {
  const id = `${section._key}-title`
  return (
    <Section aria-labelledby={id} className={styles.section} id={section.anchor ?? undefined}>
      <h2 className="visually-hidden" id={id}>
        <Text value={section.title} />
      </h2>
      {section.moving ? <Marquee section={section} /> : <Cells section={section} />}
    </Section>
  )
}

function Cells({ section: { clients, link } }: { section: Marks }) {
  return (
    <ul className={styles.cells}>
      {clients.map((client) => (
        <li className={styles.cell} key={client._id}>
          <ClientMark client={client} />
        </li>
      ))}
      {link ? (
        <li className={styles.yours}>
          <ContentLink className={styles.link} data-cta="client-marks" href={link.href}>
            <Text value={link.label} />
            <Icon of={ArrowRight} />
          </ContentLink>
        </li>
      ) : null}
    </ul>
  )
}

/** The marks pass once in 36 seconds while they are looked at. Until scripts run it is a box to scroll in. */
function Marquee({ section: { clients } }: { section: Marks }) {
  const box = useRef<HTMLDivElement>(null)
  const { started, moving } = useInMotion(box)
  const [paused, setPaused] = useState(false)
  return (
    <div className={styles.marquee}>
      <div
        className={styles.track}
        data-moving={moving && !paused}
        data-started={started}
        ref={box}
        // Before it moves it scrolls, and browsers give it the focus: it must not lose that by moving.
        tabIndex={started ? -1 : undefined}
      >
        <Row clients={clients} />
        {started ? <Row clients={clients} clone /> : null}
      </div>
      {started ? (
        <PauseButton
          className={styles.pause}
          compact
          onPress={() => setPaused(!paused)}
          paused={paused}
        />
      ) : null}
    </div>
  )
}

function Row({ clients, clone = false }: { clients: Marks['clients']; clone?: boolean }) {
  return (
    <ul aria-hidden={clone || undefined} className={styles.row} inert={clone}>
      {clients.map((client) => (
        <li className={styles.passing} key={client._id}>
          <ClientMark client={client} />
        </li>
      ))}
    </ul>
  )
}
