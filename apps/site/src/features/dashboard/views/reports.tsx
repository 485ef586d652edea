import { Disclosure } from '@jalonne/ui/disclosure'
import { months, reports, requestsOf } from '../figures.ts'
import { StatCards } from '../parts/stat-cards.tsx'
import { useDashboard } from '../use-dashboard.ts'
import styles from './reports.module.css'

/** The reports of the last months; the newest is open. */
export function Reports() {
  const { t, whole, tenths, month } = useDashboard()
  return (
    <div className={styles.reports}>
      {reports.map((report, at) => {
        const figures = months.find((one) => one.month === report)
        return (
          <Disclosure
            key={report}
            open={at === 0}
            summary={<h2 className={styles.title}>{month(report)}</h2>}
          >
            <div className={styles.report}>
              {figures ? (
                <StatCards
                  stats={[
                    { key: 'visits', label: t('visits'), value: whole(figures.visits) },
                    { key: 'requests', label: t('requests'), value: whole(requestsOf(figures)) },
                    {
                      key: 'position',
                      label: t('position.short'),
                      value: tenths(figures.position),
                    },
                  ]}
                />
              ) : null}
              <dl className={styles.words}>
                <dt>{t('report.done')}</dt>
                <dd>{t(`report.${report}.done`)}</dd>
                <dt>{t('report.next')}</dt>
                <dd>{t(`report.${report}.next`)}</dd>
              </dl>
            </div>
          </Disclosure>
        )
      })}
    </div>
  )
}
