import { locales, splitBudget, wholeRange } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { tools } from '@jalonne/messages/tools'
import { RangeField, SelectField } from '@jalonne/ui/forms'
import { languageOf } from '../../queries/localize.ts'
import { useLanguage } from '../../shared/language.tsx'
import { Text, textOf } from '../../shared/text.tsx'
import { LargeResult } from '../../shared/tool/large-result.tsx'
import { Tool } from '../../shared/tool/tool.tsx'
import { useUnits } from '../../shared/tool/units.ts'
import { useFigures } from '../../shared/tool/use-figures.ts'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

export const prepare = tools.load

/** A budget divided among channels like a field among parcels, by what it is for. */
export function View({ section, page }: ViewProps<'budgetSplit'>) {
  const t = useMessages(tools)
  const language = useLanguage()
  const { chf } = useUnits()
  const { goals } = section
  const ranges = {
    adBudget: wholeRange(section.budget, { min: 100, max: 10_000, step: 100, start: 1500 }),
    goal: { min: 0, max: Math.max(0, goals.length - 1), step: 1, start: 0 },
  }
  const { figures, change, slider, form } = useFigures(ranges)
  const channels = (section.channels ?? []).map(({ _key, title, text, lowest, parts }) => ({
    key: _key,
    title,
    text,
    lowest: lowest ?? 0,
    part: parts?.[figures.goal] ?? 0,
  }))
  const shares = splitBudget(figures.adBudget, channels)
  const parcels = channels.map((channel, at) => ({ ...channel, amount: shares[at] ?? 0 }))
  const used = parcels.filter(({ amount }) => amount > 0)
  const leftOut = parcels.filter(({ amount, part }) => amount === 0 && part > 0)
  const list = (items: string[]) => new Intl.ListFormat(locales[language]).format(items)
  const goal = textOf(goals[figures.goal]?.text)
  return (
    <Tool
      className={styles.board}
      fields={
        <>
          <RangeField
            {...slider('adBudget')}
            label={t('split.budget')}
            shown={chf(figures.adBudget)}
          />
          <SelectField label={t('split.goal')} name="goal" onChange={change} value={figures.goal}>
            {goals.map(({ _key, text }, at) => (
              <option key={_key} lang={languageOf(text)} value={at}>
                {textOf(text)}
              </option>
            ))}
          </SelectField>
        </>
      }
      form={form}
      given={[
        [t('split.budget'), chf(figures.adBudget)],
        [t('split.goal'), goal],
      ]}
      headline={{ label: t('split.year'), value: chf(figures.adBudget * 12) }}
      page={page}
      section={section}
      sentence={(write) => {
        const shares = used.map(({ title, amount }) =>
          t('split.share', { title: write(title), amount: chf(amount) }),
        )
        const channels = list(leftOut.map(({ title }) => write(title)))
        return [
          t('split.sentence', { budget: chf(figures.adBudget), shares: list(shares) }),
          channels ? t('split.left', { channels }) : '',
        ]
          .filter(Boolean)
          .join(' ')
      }}
    >
      <LargeResult label={t('split.year')} value={chf(figures.adBudget * 12)} />
      <div aria-hidden="true" className={styles.land}>
        {parcels.map(({ key, amount }) => (
          <span
            className={styles.parcel}
            data-empty={amount === 0}
            key={key}
            style={{ '--amount': amount }}
          />
        ))}
      </div>
      <ul className={styles.channels}>
        {parcels.map(({ key, title, text, amount }) => (
          <li className={styles.channel} data-empty={amount === 0} key={key}>
            <span aria-hidden="true" className={styles.key} />
            <span className={styles.title}>
              <Text value={title} />
            </span>
            <span className={styles.amount}>{amount > 0 ? chf(amount) : t('split.none')}</span>
            <span className={styles.text}>
              <Text value={text} />
            </span>
          </li>
        ))}
      </ul>
    </Tool>
  )
}
