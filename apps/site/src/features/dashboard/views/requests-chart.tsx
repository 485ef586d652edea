import { ColumnChart } from '../charts/column-chart.tsx'
import { months, requestKinds, requestsOf } from '../figures.ts'
import { useDashboard } from '../use-dashboard.ts'

/** Requests by month and by how they arrive. */
export function RequestsChart() {
  const { t, whole, month } = useDashboard()
  const [first, last] = [months[0], months.at(-1)]
  if (!(first && last)) return null
  return (
    <ColumnChart
      months={months.map((one) => one.month)}
      series={requestKinds.map((kind) => ({
        key: kind,
        label: t(`requests.${kind}`),
        values: months.map((one) => one[kind]),
      }))}
      summary={t('requests.summary', {
        first: whole(requestsOf(first)),
        firstMonth: month(first.month),
        last: whole(requestsOf(last)),
        lastMonth: month(last.month),
        firstChat: first.chat,
        lastChat: last.chat,
      })}
      title={t('requests.title')}
    />
  )
}
