import { leadCost, wholeRange } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { tools } from '@jalonne/messages/tools'
import { RangeField } from '@jalonne/ui/forms'
import { LargeResult } from '../../shared/tool/large-result.tsx'
import { Tool } from '../../shared/tool/tool.tsx'
import { ToolRows } from '../../shared/tool/tool-rows.tsx'
import { useUnits } from '../../shared/tool/units.ts'
import { useFigures } from '../../shared/tool/use-figures.ts'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

export const prepare = tools.load

/** What an enquiry and a customer cost, from a budget and two rates; drawn as two hundred visits. */
export function View({ section, page }: ViewProps<'leadCalculator'>) {
  const t = useMessages(tools)
  const { chf, number, percent } = useUnits()
  const ranges = {
    budget: wholeRange(section.budget, { min: 0, max: 10_000, step: 100, start: 1000 }),
    visitCost: wholeRange(section.visitCost, { min: 1, max: 20, step: 1, start: 2 }),
    enquiryRate: wholeRange(section.enquiryRate, { min: 0, max: 20, step: 0.5, start: 2 }),
    saleRate: wholeRange(section.saleRate, { min: 0, max: 100, step: 5, start: 25 }),
    margin: wholeRange(section.margin, { min: 0, max: 10_000, step: 100, start: 1000 }),
  }
  const { figures, slider, form } = useFigures(ranges)
  const units = {
    budget: chf,
    visitCost: chf,
    enquiryRate: percent,
    saleRate: percent,
    margin: chf,
  }
  const names = ['budget', 'visitCost', 'enquiryRate', 'saleRate', 'margin'] as const
  const cost = leadCost(figures)
  const { costPerEnquiry, costPerCustomer, left } = cost
  const perEnquiry = costPerEnquiry === null ? '∞' : chf(costPerEnquiry)
  const rows = [
    [t('lead.visits'), number(cost.visits)],
    [t('lead.enquiries'), number(cost.enquiries)],
    [t('lead.customers'), number(cost.customers)],
    [t('lead.highest'), chf(cost.highestEnquiryCost)],
    [t('lead.left'), chf(left)],
  ] as const
  return (
    <Tool
      fields={names.map((name) => (
        <RangeField
          {...slider(name)}
          key={name}
          label={t(`lead.${name}`)}
          shown={units[name](figures[name])}
        />
      ))}
      form={form}
      given={names.map((name) => [t(`lead.${name}`), units[name](figures[name])])}
      headline={{ label: t('lead.perEnquiry'), value: perEnquiry }}
      page={page}
      section={section}
      sentence={() =>
        costPerEnquiry === null || costPerCustomer === null
          ? t('lead.nobody', { budget: chf(figures.budget) })
          : t(left < 0 ? 'lead.loss' : 'lead.sentence', {
              enquiry: chf(costPerEnquiry),
              customer: chf(costPerCustomer),
              left: chf(left),
              loss: chf(-left),
            })
      }
    >
      <div className={styles.results}>
        <LargeResult label={t('lead.perEnquiry')} value={perEnquiry} />
        <LargeResult
          label={t('lead.perCustomer')}
          value={costPerCustomer === null ? '∞' : chf(costPerCustomer)}
        />
      </div>
      <Visits enquiryRate={figures.enquiryRate} saleRate={figures.saleRate} />
      <ToolRows rows={rows} />
    </Tool>
  )
}

const visits = 200
const perRow = 25

/** Two hundred visits as stakes in a field: a ring is an enquiry, a flag a sale. */
function Visits({ enquiryRate, saleRate }: { enquiryRate: number; saleRate: number }) {
  const t = useMessages(tools)
  const enquiries = Math.round((visits * enquiryRate) / 100)
  const customers = Math.round((enquiries * saleRate) / 100)
  return (
    <svg
      aria-label={t('lead.dots', { enquiries, customers })}
      className={styles.visits}
      role="img"
      viewBox={`0 0 ${perRow * 18} ${(visits / perRow) * 24 + 12}`}
    >
      {Array.from({ length: visits }, (_, visit) => {
        const x = (visit % perRow) * 18 + 9
        const y = Math.floor(visit / perRow) * 24 + 26
        // Spread over the field, the same ones whatever the rates are.
        const rank = (visit * 187 + 29) % visits
        const kind = rank < customers ? 'sale' : rank < enquiries ? 'enquiry' : 'visit'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a visit is its place
          <g className={styles[kind]} key={visit} transform={`translate(${x} ${y})`}>
            {kind === 'sale' ? <path d="M0 0V-24H12L16 -19L12 -14H0" /> : null}
            <circle r={kind === 'visit' ? 2.2 : 6} />
          </g>
        )
      })}
    </svg>
  )
}
