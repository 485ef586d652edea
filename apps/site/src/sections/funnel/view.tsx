import { formatWhole, funnel, wholeRange } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { tools } from '@jalonne/messages/tools'
import { RangeField } from '@jalonne/ui/forms'
import { useLanguage } from '../../shared/language.tsx'
import { type LocalizedText, Text, textOf } from '../../shared/text.tsx'
import { LargeResult } from '../../shared/tool/large-result.tsx'
import { Tool } from '../../shared/tool/tool.tsx'
import { useUnits } from '../../shared/tool/units.ts'
import { useFigures } from '../../shared/tool/use-figures.ts'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

export const prepare = tools.load

const names = ['step1', 'step2', 'step3', 'step4', 'step5'] as const

/** A funnel whose steps can be pulled at: what comes to the end, and which step is worth the effort. */
export function View({ section, page }: ViewProps<'funnel'>) {
  const t = useMessages(tools)
  const language = useLanguage()
  const { number, percent } = useUnits()
  const steps = (section.steps ?? []).slice(0, names.length)
  const range = (at: number) =>
    wholeRange(steps[at]?.rate, { min: 1, max: 100, step: 1, start: 50 })
  const ranges = {
    visits: wholeRange(section.visits, { min: 100, max: 10_000, step: 100, start: 1000 }),
    step1: range(0),
    step2: range(1),
    step3: range(2),
    step4: range(3),
    step5: range(4),
  }
  const { figures, starts, slider, form } = useFigures(ranges)
  const shown = steps.flatMap(({ _key, title }, at) => {
    const name = names[at]
    return name ? [{ key: _key, name, title }] : []
  })
  const ratesOf = (all: typeof figures) => shown.map(({ name }) => all[name])
  const { counts, conversion, gains, lever } = funnel(figures.visits, ratesOf(figures))
  const whole = (value: number) => formatWhole(Math.round(value), language)
  const count = (value: number) => (value < 10 ? number(value) : whole(value))
  const [end, before] = [
    counts.at(-1) ?? 0,
    funnel(starts.visits, ratesOf(starts)).counts.at(-1) ?? 0,
  ]
  // As it is shown: of 0.96, one gets to the end.
  const shownEnd = end < 10 ? Math.round(end * 10) / 10 : Math.round(end)
  const best = lever === null ? null : shown[lever]
  const gain = gains[lever ?? 0] ?? 0
  return (
    <Tool
      className={styles.board}
      fields={
        <>
          <RangeField
            {...slider('visits')}
            label={t('funnel.visits')}
            shown={whole(figures.visits)}
          />
          {shown.map(({ key, name, title }) => (
            <RangeField
              {...slider(name)}
              key={key}
              label={<Text value={title} />}
              shown={percent(figures[name])}
            />
          ))}
        </>
      }
      form={form}
      given={[
        [t('funnel.visits'), whole(figures.visits)],
        ...shown.map(({ name, title }) => [textOf(title), percent(figures[name])] as const),
      ]}
      headline={{ label: t('funnel.end'), value: count(end) }}
      page={page}
      section={section}
      sentence={(write) =>
        [
          t('funnel.sentence', {
            visits: whole(figures.visits),
            end: count(end),
            count: shownEnd,
            rate: number(conversion),
          }),
          count(end) === count(before) ? '' : t('funnel.before', { before: count(before) }),
          best
            ? t('funnel.lever', {
                step: write(best.title),
                gain: number(gain),
              })
            : '',
        ]
          .filter(Boolean)
          .join(' ')
      }
    >
      <LargeResult label={t('funnel.end')} value={count(end)} />
      <ol className={styles.funnel}>
        <Stage count={whole(figures.visits)} from={1} title={t('funnel.visits')} to={1} />
        {shown.map(({ key, title }, at) => (
          <Stage
            best={at === lever}
            count={count(counts[at + 1] ?? 0)}
            from={shareOf(counts[at], figures.visits)}
            key={key}
            title={title}
            to={shareOf(counts[at + 1], figures.visits)}
          />
        ))}
      </ol>
    </Tool>
  )
}

/** Drawn by the square root: a hundredth of the visits is still to be seen. */
const shareOf = (count: number | undefined, visits: number) =>
  visits > 0 ? Math.sqrt((count ?? 0) / visits) : 0

interface StageProps {
  title: LocalizedText | null | undefined
  count: string
  /** The widths of its upper and its lower edge, of 1. */
  from: number
  to: number
  /** Whether it is the one to pull at. */
  best?: boolean
}

function Stage({ title, count, from, to, best = false }: StageProps) {
  const halfWidth = (share: number) => Math.max(1, share * 200) / 2
  const [top, bottom] = [halfWidth(from), halfWidth(to)]
  return (
    <li className={styles.stage} data-best={best}>
      <svg aria-hidden="true" preserveAspectRatio="none" viewBox="-100 0 200 40">
        <path d={`M${-top} 0H${top}L${bottom} 40H${-bottom}Z`} />
      </svg>
      <span className={styles.title}>
        <Text value={title} />
      </span>
      <span className={styles.count}>{count}</span>
    </li>
  )
}
