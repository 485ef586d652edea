import { LineChart } from '../charts/line-chart.tsx'
import { months } from '../figures.ts'
import { useDashboard } from '../use-dashboard.ts'

/** Visits by month beside those of a year earlier. */
export function VisitsChart() {
  const { t, whole, month } = useDashboard()
  const [first, last] = [months[0], months.at(-1)]
  return (
    <LineChart
      before={{
        key: 'before',
        label: t('visits.lastYear'),
        values: months.map(({ visitsBefore }) => visitsBefore),
      }}
      main={{
        key: 'now',
        label: t('visits.thisYear'),
        values: months.map(({ visits }) => visits),
      }}
      months={months.map((one) => one.month)}
      summary={t('visits.summary', {
        first: whole(first?.visits ?? 0),
        firstMonth: month(first?.month ?? ''),
        last: whole(last?.visits ?? 0),
        lastMonth: month(last?.month ?? ''),
        before: whole(last?.visitsBefore ?? 0),
      })}
      title={t('visits.title')}
    />
  )
}
