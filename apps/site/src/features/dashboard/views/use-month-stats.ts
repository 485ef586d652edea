import { type Month, months, requestsOf } from '../figures.ts'
import type { Stat } from '../parts/stat-cards.tsx'
import { useDashboard } from '../use-dashboard.ts'

/** The four figures of the last month, each with its change since the month before and its course over twelve. */
export function useMonthStats(): Stat[] {
  const { t, whole, tenths, hundredths, percent, signed } = useDashboard()
  const [before, now] = [months.at(-2), months.at(-1)]
  if (!(before && now)) return []
  const stat = (
    key: 'visits' | 'requests' | 'position' | 'uptime',
    figure: (month: Month) => number,
    value: string,
    change: (difference: number) => string,
  ): Stat => {
    const difference = figure(now) - figure(before)
    const text = t('inAMonth', { change: signed(difference, change(Math.abs(difference))) })
    // The first place is the smallest number: fewer is better there.
    const better = key === 'position' ? difference < 0 : difference >= 0
    return {
      key,
      label: t(key),
      value,
      change: { text, better, rising: difference > 0 },
      course: months.map(figure),
    }
  }
  return [
    stat(
      'visits',
      ({ visits }) => visits,
      whole(now.visits),
      (more) => percent(tenths((more / before.visits) * 100)),
    ),
    stat('requests', requestsOf, whole(requestsOf(now)), whole),
    stat('position', ({ position }) => position, tenths(now.position), tenths),
    stat(
      'uptime',
      ({ uptime }) => uptime,
      percent(hundredths(now.uptime)),
      (points) => t('change.uptime', { value: hundredths(points) }),
    ),
  ]
}
