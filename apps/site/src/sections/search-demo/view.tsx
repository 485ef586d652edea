import { useMessages } from '@jalonne/messages'
import { classNames, Icon, Section } from '@jalonne/ui'
import { useInMotion } from '@jalonne/ui/motion'
import { ArrowRight, Search } from 'lucide'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { celebrate } from '../../shared/celebrate.ts'
import { useLanguage } from '../../shared/language.tsx'
import { PauseButton } from '../../shared/pause-button.tsx'
import { ClientMark } from '../../shared/pictures/client-mark.tsx'
import { PicturePlate } from '../../shared/pictures/picture-plate.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import { type LocalizedText, Text, textOf } from '../../shared/text.tsx'
import { useTimeline } from '../../shared/timeline/use-timeline.ts'
import type { ViewProps } from '../view-props.ts'
import { drawSearchMap } from './map.ts'
import { textsOf } from './texts.ts'
import { beginningOf, type SearchMoment, timelineOf } from './timeline.ts'
import styles from './view.module.css'

type Demo = ViewProps<'searchDemo'>['section']
type Texts = ReturnType<typeof textsOf>

/** What stands on the board, by phase. */
const shown: Record<SearchMoment['phase'], string> = {
  in: 'field',
  type: 'field',
  click: 'field',
  results: 'field list',
  climb: 'field list',
  top: 'field list summit',
  out: '',
}

/** Whether the result stands among the others. */
const isThere = ({ phase }: SearchMoment) => phase === 'top' || phase === 'out'

/**
 * A search is typed, and a client's result climbs a ring of the map with each position. It loops while it is looked at;
 * without scripts, or for those who want less motion, it stands at the top. What it shows is said in one sentence.
 */
export function View({ section, page }: ViewProps<'searchDemo'>) {
  const t = useMessages()
  const id = `${section._key}-title`
  const texts = textsOf(section, useLanguage())
  const positions = section.positions ?? []
  const characters = [...texts.query].length
  const sheet = useRef<HTMLDivElement>(null)
  const { started, moving } = useInMotion(sheet)
  const [paused, setPaused] = useState(false)
  const runs = moving && !paused
  const timeline = useMemo(
    () => timelineOf(characters, positions.length),
    [characters, positions.length],
  )
  const frame = useTimeline(timeline, beginningOf(timeline), runs)
  const goal = positions.at(-1) ?? 1
  const [from = goal] = positions
  const { query } = texts
  const name = textOf(texts.name)
  const climb =
    from === goal
      ? t('searchDemo.place', { name, query, to: goal })
      : t('searchDemo.climb', { name, query, from, to: goal })
  return (
    <Section aria-labelledby={id} className={styles.section} id={section.anchor ?? undefined}>
      <div className={styles.sheet} ref={sheet}>
        <div
          className={styles.board}
          data-phase={frame.phase}
          data-shows={shown[frame.phase]}
          data-there={isThere(frame)}
        >
          <div className={styles.head}>
            <SectionHead id={id} lead={section.lead} title={section.title} />
          </div>
          <Field lang={texts.queryLanguage} query={query} typed={frame.typed} />
          <Climb
            frame={frame}
            label={[climb, textOf(section.duration)].filter(Boolean).join(', ')}
            name={texts.name}
            positions={positions}
            seed={`${page.mapSeed ?? page.path}-${query}`}
          />
          <Results frame={frame} goal={goal} section={section} texts={texts} />
          {started ? (
            <PauseButton
              className={styles.pause}
              compact
              onPress={() => setPaused(!paused)}
              paused={paused}
            />
          ) : null}
        </div>
        <Confetti flies={runs && frame.phase === 'top' && frame.round > 0} />
      </div>
    </Section>
  )
}

/** What is not typed yet is there for paper alone. */
function Field({ query, lang, typed }: { query: string; lang: string | undefined; typed: number }) {
  const characters = [...query]
  return (
    <div aria-hidden="true" className={styles.field}>
      <Icon of={Search} size={26} />
      <span className={styles.words} lang={lang}>
        <span className={styles.typed}>
          {characters.slice(0, typed).join('')}
          <span className={styles.untyped}>{characters.slice(typed).join('')}</span>
          <i className={styles.caret} />
        </span>
      </span>
      <span className={styles.search}>
        <Icon of={ArrowRight} size={26} />
      </span>
    </div>
  )
}

interface ClimbProps {
  frame: SearchMoment
  /** What is to be seen, in a sentence. */
  label: string
  /** Who climbs. */
  name: LocalizedText | null | undefined
  positions: readonly number[]
  seed: string
}

function Climb({ frame: { reached }, label, name, positions, seed }: ClimbProps) {
  const map = useMemo(() => drawSearchMap(seed, positions.length), [seed, positions.length])
  const at = reached > 0 ? map.places[reached - 1] : undefined
  return (
    <>
      <div aria-hidden="true" className={classNames(styles.area, styles.rings)}>
        <Lines>
          <path className={styles.fine} d={map.fine} />
          <path d={map.heavy} />
        </Lines>
      </div>
      <div
        aria-label={label}
        className={styles.area}
        role="img"
        style={{ '--legs': Math.max(1, positions.length - 1) }}
      >
        <div className={styles.way} style={{ '--at': `${at?.x ?? 0}%` }}>
          <Lines>
            <path className={styles.trail} d={map.trail} />
          </Lines>
        </div>
        {map.places.slice(0, -1).map(({ x, y }, index) => (
          <span
            className={styles.pin}
            data-reached={index < reached}
            data-here={index === reached - 1}
            key={positions[index]}
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            {positions[index]}
            <span className={styles.who}>
              <Text value={name} />
            </span>
          </span>
        ))}
      </div>
    </>
  )
}

function Lines({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" fill="none" preserveAspectRatio="none" viewBox="0 0 1000 1000">
      {children}
    </svg>
  )
}

interface ResultsProps {
  frame: SearchMoment
  goal: number
  section: Demo
  texts: Texts
}

function Results({ frame, goal, section, texts }: ResultsProps) {
  const t = useMessages()
  const { client, duration, others } = section
  return (
    <div aria-hidden="true" className={styles.results}>
      <span className={styles.pole} />
      <PicturePlate className={styles.plate} figure={duration ? <Text value={duration} /> : null}>
        {t('searchDemo.position', { position: goal })}
      </PicturePlate>
      <div className={styles.place}>
        <div className={styles.result}>
          <p className={styles.source}>
            {client ? <ClientMark client={{ ...client, markHeight: 22 }} /> : null}
            <span className={styles.address}>{client?.site}</span>
          </p>
          <p className={styles.title}>
            <Text value={texts.title} />
          </p>
          {texts.text ? (
            <p className={styles.text}>
              <Text value={texts.text} />
            </p>
          ) : null}
        </div>
      </div>
      {others?.map((other, index) => (
        <p className={styles.other} key={textOf(other)}>
          <span className={styles.rank}>{goal + index + (isThere(frame) ? 1 : 0)}</span>
          <Text value={other} />
        </p>
      ))}
    </div>
  )
}

/** Thrown from the summit, once it has been climbed before the visitor's eyes. */
function Confetti({ flies }: { flies: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!flies || !canvas.current) return
    const over = new AbortController()
    // A summit without confetti is as high.
    void celebrate({
      canvas: canvas.current,
      from: { x: 0.64, y: 0.4 },
      signal: over.signal,
    }).catch(() => undefined)
    return () => over.abort()
  }, [flies])
  return <canvas className={styles.confetti} ref={canvas} />
}
