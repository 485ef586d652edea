import { formatNumber, formatTenths } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { classNames, Section } from '@jalonne/ui'
import { useInMotion } from '@jalonne/ui/motion'
import { type FocusEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TestimonialContent } from '../../queries/section-types.ts'
import { useLanguage } from '../../shared/language.tsx'
import { PauseButton } from '../../shared/pause-button.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import type { ViewProps } from '../view-props.ts'
import { TestimonialCard } from './testimonial-card.tsx'
import styles from './view.module.css'

/**
 * What clients say, in three columns that drift while they are looked at. Until scripts run, while it is paused, and where
 * motion is not wanted, it is a box to scroll in.
 */
export function View({ section, layout }: ViewProps<'testimonialWall'>) {
  const language = useLanguage()
  const rating = layout.settings?.rating
  const t = useMessages()
  const wall = useRef<HTMLDivElement>(null)
  const { started, moving } = useInMotion(wall)
  const [paused, setPaused] = useState(false)
  const drifts = started && !paused
  const id = `${section._key}-title`
  const end = `${section._key}-end`
  if (section.testimonials.length === 0) return null
  const press = () => {
    const box = wall.current
    const drifted = topOf(box) - topOf(box?.firstElementChild)
    flushSync(() => setPaused(!paused))
    // What the first column shows stays in sight; what drifts is not scrolled.
    if (box) box.scrollTop = paused ? 0 : drifted
  }
  return (
    <Section
      aria-labelledby={id}
      className={styles.section}
      ground="band"
      id={section.anchor ?? undefined}
    >
      <SectionHead id={id} lead={section.lead} title={section.title}>
        {started ? <PauseButton onPress={press} paused={paused} /> : null}
      </SectionHead>
      {rating?.value != null && rating.count != null ? (
        <p className={styles.rating}>
          {t('wall.rating', {
            value: formatTenths(rating.value, language),
            count: formatNumber(rating.count, language),
          })}
        </p>
      ) : null}
      <a className={classNames('visually-hidden', styles.skip)} href={`#${end}`}>
        {t('wall.skip')}
      </a>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only puts back what focus has scrolled */}
      <div
        className={styles.wall}
        data-drifting={drifts}
        data-moving={moving && drifts}
        onBlur={drifts ? rewind : undefined}
        ref={wall}
      >
        {dealIntoColumns(section.testimonials, 3).map((column, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <div className={styles.column} key={place}>
            {/* The second drifts downwards, from half its height above: its clones come first, for what
                stands above the box could never be scrolled to when it has the focus. */}
            {drifts && place === 1 ? <Entries clone testimonials={column} /> : null}
            <Entries testimonials={column} />
            {drifts && place !== 1 ? <Entries clone testimonials={column} /> : null}
          </div>
        ))}
      </div>
      <div id={end} tabIndex={-1} />
    </Section>
  )
}

const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0

/** Focus scrolls the drifting columns to its link; once it has left the wall they return to their place. */
function rewind({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!currentTarget.contains(relatedTarget)) currentTarget.scrollTop = 0
}

function Entries(props: { testimonials: TestimonialContent[]; clone?: boolean }) {
  const { testimonials, clone = false } = props
  return (
    <ul aria-hidden={clone || undefined} className={styles.entries} inert={clone}>
      {testimonials.map((testimonial) => (
        <li key={testimonial._id}>
          <TestimonialCard testimonial={testimonial} />
        </li>
      ))}
    </ul>
  )
}

/** Deals items into columns one at a time, so that columns differ by one item at most. */
function dealIntoColumns<Item>(items: readonly Item[], columns: number): Item[][] {
  return Array.from({ length: columns }, (_, column) =>
    items.filter((_item, place) => place % columns === column),
  )
}
