import { postingPlan, wholeRange } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { type ToolTextId, tools } from '@jalonne/messages/tools'
import { RangeField, SelectField } from '@jalonne/ui/forms'
import { Text, textOf } from '../../shared/text.tsx'
import { Tool } from '../../shared/tool/tool.tsx'
import { ToolRows } from '../../shared/tool/tool-rows.tsx'
import { useUnits } from '../../shared/tool/units.ts'
import { useFigures } from '../../shared/tool/use-figures.ts'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

export const prepare = tools.load

const days = [1, 2, 3, 4, 5, 6, 7] as const
const dayName = (day: number): ToolTextId => `day.${days.find((one) => one === day) ?? 1}` as const

/** What can be published in a week with the time there is, day by day. */
export function View({ section, page }: ViewProps<'postingPlan'>) {
  const t = useMessages(tools)
  const { duration, number } = useUnits()
  const ranges = {
    minutes: wholeRange(section.minutes, { min: 30, max: 480, step: 30, start: 120 }),
    networks: wholeRange(section.networks, { min: 1, max: 4, step: 1, start: 2 }),
    dayOff: { min: 0, max: 7, step: 1, start: 0 },
  }
  const { figures, change, slider, form } = useFigures(ranges)
  const formats = (section.formats ?? []).map(({ title, minutes }) => ({
    title,
    minutes: minutes ?? 0,
  }))
  const [adapting, answering] = [section.adapting ?? 0, section.answering ?? 0]
  const { posts, answers, free, missing } = postingPlan(figures, { formats, adapting, answering })
  const dayOff = figures.dayOff === 0 ? t('post.none') : t(dayName(figures.dayOff))
  return (
    <Tool
      className={styles.board}
      fields={
        <>
          <RangeField
            {...slider('minutes')}
            label={t('post.minutes')}
            shown={duration(figures.minutes)}
          />
          <RangeField
            {...slider('networks')}
            label={t('post.networks')}
            shown={number(figures.networks)}
          />
          <SelectField
            label={t('post.dayOff')}
            name="dayOff"
            onChange={change}
            value={figures.dayOff}
          >
            <option value={0}>{t('post.none')}</option>
            {days.map((day) => (
              <option key={day} value={day}>
                {t(dayName(day))}
              </option>
            ))}
          </SelectField>
        </>
      }
      form={form}
      given={[
        [t('post.minutes'), duration(figures.minutes)],
        [t('post.networks'), number(figures.networks)],
        [t('post.dayOff'), dayOff],
        ...posts.map(
          ({ day, format, minutes }) =>
            [
              t(dayName(day)),
              t('post.post', { title: textOf(format.title), time: duration(minutes) }),
            ] as const,
        ),
      ]}
      headline={{ label: t('post.count', { posts: posts.length }), value: number(posts.length) }}
      page={page}
      section={section}
      sentence={() =>
        posts.length > 0
          ? t('post.sentence', {
              posts: posts.length,
              year: number(posts.length * 52),
              answers: duration(answers),
            })
          : missing === null
            ? ''
            : t('post.short', { missing: duration(missing) })
      }
    >
      <ol aria-label={t('post.week')} className={styles.week}>
        {days.map((day) => {
          const post = posts.find((one) => one.day === day)
          return (
            <li className={styles.day} data-off={figures.dayOff === day} key={day}>
              <span className={styles.name}>{t(dayName(day))}</span>
              {post ? (
                <span className={styles.post} style={{ '--minutes': post.minutes }}>
                  {/* Anew each time, as the sentence of every tool. */}
                  <span className={styles.title} key={textOf(post.format.title)}>
                    <Text value={post.format.title} />
                  </span>
                  <span className={styles.time}>{duration(post.minutes)}</span>
                </span>
              ) : (
                <span className={styles.rest}>{t('post.rest')}</span>
              )}
            </li>
          )
        })}
      </ol>
      <ToolRows
        rows={[
          [t('post.answers'), duration(answers)],
          [t('post.free'), duration(Math.max(0, free))],
        ]}
      />
    </Tool>
  )
}
