import { Section } from '@jalonne/ui'
import { useInMotion } from '@jalonne/ui/motion'
import { useEffect, useRef, useState } from 'react'
import { addressFromPage } from '../../shared/contact/address-from-page.ts'
import { ContentImage } from '../../shared/content-image.tsx'
import { PauseButton } from '../../shared/pause-button.tsx'
import { clientColours } from '../../shared/pictures/client-colours.ts'
import { PlateLink } from '../../shared/plate-link.tsx'
import { FigureText } from '../../shared/prices/figure-text.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import { badgeWidth, placesOf } from './places.ts'
import { RingLines } from './ring-lines.tsx'
import { firstShown, swapped, turn } from './swap.ts'
import styles from './view.module.css'

/**
 * A letter under construction in a ring of badges. Three badges are in colour. While the ring is in sight, one of them
 * gives its colour to another every 1.67 s; without scripts, and for those who want less motion, they stay. Screen readers
 * get all of them.
 */
export function View({ section, page }: ViewProps<'badgeRing'>) {
  const id = `${section._key}-title`
  const { badges, client, figure, link, specimen } = section
  const ring = useRef<HTMLDivElement>(null)
  const { started, moving } = useInMotion(ring)
  const [paused, setPaused] = useState(false)
  const [shown, setShown] = useState(() => firstShown(badges.length))
  // What an editor adds or takes away makes a ring of other places.
  const [count, setCount] = useState(badges.length)
  if (count !== badges.length) {
    setCount(badges.length)
    setShown(firstShown(badges.length))
  }
  const canSwap = badges.length > shown.length
  useEffect(() => {
    if (!moving || paused || !canSwap) return
    const timer = setTimeout(() => setShown(swapped(shown, badges.length)), turn)
    return () => clearTimeout(timer)
  }, [moving, paused, canSwap, shown, badges.length])
  const places = placesOf(badges.length)
  return (
    <Section
      aria-labelledby={id}
      className={styles.section}
      id={section.anchor ?? undefined}
      style={clientColours(client)}
    >
      <div className={styles.board}>
        <div className={styles.words}>
          <h2 className={styles.title} id={id}>
            <Text value={section.title} />
          </h2>
          {section.lead ? (
            <p className={styles.lead}>
              <Text value={section.lead} />
            </p>
          ) : null}
          {link ? (
            <PlateLink
              className={styles.way}
              cta="ring"
              figure={<FigureText figure={figure} />}
              href={addressFromPage(link.href, page)}
            >
              <Text value={link.label} />
            </PlateLink>
          ) : null}
        </div>
        <div className={styles.ring} ref={ring}>
          <RingLines places={places} />
          {specimen?.url ? (
            <ContentImage
              className={styles.specimen}
              image={specimen}
              ratio={1}
              sizes="(width >= 1024px) 50vw, 100vw"
            />
          ) : null}
          <ul aria-labelledby={id}>
            {badges.map((badge, at) => (
              <li
                className={styles.badge}
                data-shown={shown.includes(at)}
                key={badge._key}
                style={{
                  inlineSize: `${badgeWidth}%`,
                  insetInlineStart: `${places[at]?.x}%`,
                  insetBlockStart: `${places[at]?.y}%`,
                }}
              >
                <ContentImage image={badge} ratio={1} sizes="132px" />
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.controls}>
          {started && canSwap ? (
            <PauseButton onPress={() => setPaused(!paused)} paused={paused} />
          ) : null}
        </div>
      </div>
    </Section>
  )
}
