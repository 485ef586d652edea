import { useMessages } from '@jalonne/messages'
import { Button, classNames, Icon, Section } from '@jalonne/ui'
import { Avatar } from '@jalonne/ui/avatar'
import { ArrowLeft, ArrowRight } from 'lucide'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { clientColours } from '../../shared/pictures/client-colours.ts'
import { ClientMark } from '../../shared/pictures/client-mark.tsx'
import { LargeFigure } from '../../shared/pictures/large-figure.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import { useEnds } from './use-ends.ts'
import styles from './view.module.css'

type Voice = ViewProps<'testimonialCarousel'>['section']['testimonials'][number]

/** Testimonials in a row that scrolls by hand, by keyboard and by two buttons; without scripts it is a list to scroll. */
export function View({ section }: ViewProps<'testimonialCarousel'>) {
  const id = `${section._key}-title`
  const { testimonials } = section
  const list = useRef<HTMLUListElement>(null)
  if (testimonials.length === 0) return null
  return (
    <Section
      aria-labelledby={id}
      className={styles.section}
      ground="band"
      id={section.anchor ?? undefined}
    >
      <SectionHead id={id} lead={section.lead} title={section.title}>
        {testimonials.length > 1 ? <Buttons items={testimonials.length} list={list} /> : null}
      </SectionHead>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is scrolled by keyboard too */}
      <ul aria-labelledby={id} className={styles.row} ref={list} tabIndex={0}>
        {testimonials.map((voice) => (
          <li
            className={classNames(styles.card, voice.client && styles.ofClient)}
            key={voice._id}
            style={clientColours(voice.client)}
          >
            <Card voice={voice} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Buttons({ items, list }: { items: number; list: RefObject<HTMLUListElement | null> }) {
  const t = useMessages()
  const ends = useEnds(list, items)
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  // A button that can't be pressed any more would lose the focus; the other one takes it.
  useLayoutEffect(() => {
    if (!ends || (ends.atStart && ends.atEnd)) return
    if (ends.atEnd && document.activeElement === next.current) previous.current?.focus()
    if (ends.atStart && document.activeElement === previous.current) next.current?.focus()
  }, [ends])
  const turn = (direction: 1 | -1) => {
    const card = list.current?.firstElementChild
    if (!card) return
    list.current?.scrollBy({ left: direction * (card.getBoundingClientRect().width + 24) })
  }
  return (
    <div className={styles.buttons} data-shown={ends !== null && !(ends.atStart && ends.atEnd)}>
      <Button
        aria-label={t('carousel.previous')}
        disabled={ends?.atStart ?? true}
        onClick={() => turn(-1)}
        ref={previous}
        variant="secondary"
      >
        <Icon of={ArrowLeft} size={20} />
      </Button>
      <Button
        aria-label={t('carousel.next')}
        disabled={ends?.atEnd ?? true}
        onClick={() => turn(1)}
        ref={next}
        variant="secondary"
      >
        <Icon of={ArrowRight} size={20} />
      </Button>
    </div>
  )
}

function Card({ voice }: { voice: Voice }) {
  const { client, company, figure, name, quote, role } = voice
  return (
    <figure className={styles.voice}>
      {figure?.value ? <LargeFigure figure={figure} /> : null}
      <blockquote className={styles.quote}>
        <Text value={quote} />
      </blockquote>
      <figcaption className={styles.by}>
        {client ? null : <Avatar name={name} />}
        <span className={styles.who}>
          <strong>{name}</strong>
          <span>
            <Text value={role} />
            {role && company && !client ? ', ' : null}
            {client ? null : company}
          </span>
        </span>
        {client ? <ClientMark client={client} /> : null}
      </figcaption>
    </figure>
  )
}
