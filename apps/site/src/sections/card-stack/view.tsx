import { Section } from '@jalonne/ui'
import { useInMotion } from '@jalonne/ui/motion'
import { useEffect, useRef, useState } from 'react'
import type { CardContent } from '../../queries/section-types.ts'
import { ArrowLink } from '../../shared/arrow-link.tsx'
import { ContentIcon } from '../../shared/content-icon.tsx'
import { ContentImage } from '../../shared/content-image.tsx'
import { twelfths } from '../../shared/even-rows.ts'
import { PauseButton } from '../../shared/pause-button.tsx'
import { FigureText, hasFigure } from '../../shared/prices/figure-text.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

/** How long a card stays on top, in milliseconds. */
const turn = 4000

/**
 * Cards on a pile, the next one on top every four seconds while it is looked at. On small screens, without scripts, and
 * for those who want less motion, they are a list; until scripts run, a row to scroll.
 */
export function View({ section }: ViewProps<'cardStack'>) {
  const id = `${section._key}-title`
  const { cards } = section
  const pile = useRef<HTMLUListElement>(null)
  const { started, moving } = useInMotion(pile)
  const [top, setTop] = useState(0)
  const [paused, setPaused] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  // Cards may have been taken away since.
  const first = top % cards.length
  const runs = moving && !paused && !isPointedAt && !hasFocus && cards.length > 1
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => {
      // A tablet may have been turned since.
      if (matchMedia('(width >= 1024px)').matches) setTop((card) => (card + 1) % cards.length)
    }, turn)
    return () => clearInterval(timer)
  }, [runs, cards.length])
  return (
    <Section aria-labelledby={id} id={section.anchor ?? undefined}>
      <div className={styles.board}>
        <SectionHead id={id} lead={section.lead} title={section.title} />
        <div>
          <ul
            className={styles.pile}
            data-started={started}
            onBlur={() => setFocus(false)}
            onPointerEnter={() => setPointedAt(true)}
            onPointerLeave={() => setPointedAt(false)}
            ref={pile}
            // While it scrolls browsers give it the focus: it must not lose that as the cards begin to move.
            tabIndex={started ? -1 : undefined}
          >
            {cards.map((card, place) => (
              <li
                className={styles.card}
                data-depth={depthOf((place - first + cards.length) % cards.length, cards.length)}
                key={card._key}
                style={{ '--span': twelfths(place, cards.length) }}
                onFocus={() => {
                  setFocus(true)
                  setTop(place)
                }}
              >
                <Card card={card} />
              </li>
            ))}
          </ul>
          <div className={styles.controls}>
            {started && cards.length > 1 ? (
              <PauseButton onPress={() => setPaused(!paused)} paused={paused} />
            ) : null}
          </div>
        </div>
      </div>
    </Section>
  )
}

/** Where a card lies: `0` on top, `1` and `2` under it, `gone` when it has just left, `below` when it is not seen. */
function depthOf(depth: number, count: number): string {
  if (depth === count - 1 && count > 3) return 'gone'
  return depth > 2 ? 'below' : String(depth)
}

function Card({ card: { figure, icon, link, picture, text, title } }: { card: CardContent }) {
  return (
    <>
      <div className={styles.words}>
        {icon && !picture?.url ? <ContentIcon name={icon} size={24} /> : null}
        <h3 className={styles.title}>
          <Text value={title} />
        </h3>
        {hasFigure(figure) ? (
          <p>
            <FigureText figure={figure} />
          </p>
        ) : null}
        {text ? (
          <p className={styles.text}>
            <Text value={text} />
          </p>
        ) : null}
        {link ? (
          <ArrowLink className={styles.link} cta="card" href={link.href} label={link.label} />
        ) : null}
      </div>
      {picture?.url ? (
        <ContentImage
          className={styles.picture}
          image={picture}
          sizes="(width >= 1024px) 520px, 100vw"
        />
      ) : null}
    </>
  )
}
