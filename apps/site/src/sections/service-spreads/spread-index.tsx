import { useEffect, useRef } from 'react'
import { type LocalizedText, Text } from '../../shared/text.tsx'
import type { FilledSpread } from './filled-spread.ts'
import styles from './spread-index.module.css'

interface SpreadIndexProps {
  id: string
  title: LocalizedText | null
  spreads: FilledSpread[]
  /** The place of the spread being read, above them the first. */
  marked: string | null
  choose: (place: string) => void
}

/**
 * Links to the spreads: signs on a pole beside them, or, on small screens, a strip pinned under the header. The one
 * being read is the plate; within the strip it is brought into sight, as is the one that is focused.
 */
export function SpreadIndex({ id, title, spreads, marked, choose }: SpreadIndexProps) {
  const strip = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const list = strip.current
    const link = list?.querySelector('[aria-current]')
    if (marked && list && link) bringInSight(link, list)
  }, [marked])
  return (
    <nav aria-labelledby={id} className={styles.index}>
      <p className={styles.title} id={id}>
        <Text value={title} />
      </p>
      <ol
        className={styles.pole}
        // By keyboard only: what moves under a pointer is not what gets the click.
        onFocus={({ target, currentTarget }) => {
          if (target.matches(':focus-visible')) bringInSight(target, currentTarget)
        }}
        ref={strip}
      >
        {spreads.map(({ _key, place, label }, at) => (
          <li key={_key}>
            <a
              aria-current={place === marked ? 'location' : undefined}
              className={styles.link}
              href={`#${place}`}
              onClick={() => choose(place)}
            >
              <span aria-hidden className={styles.numeral}>
                {at + 1}
              </span>
              <Text value={label} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function bringInSight(link: Element, list: HTMLElement) {
  if (!(link instanceof HTMLElement)) return
  list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 })
}
