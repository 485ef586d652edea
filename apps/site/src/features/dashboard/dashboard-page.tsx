import { Section } from '@jalonne/ui'
import type { ComponentType } from 'react'
import { FirstViewEnd } from '../../shared/first-view-end.tsx'
import styles from './dashboard-page.module.css'
import { asOf } from './figures.ts'
import { Sidebar } from './sidebar.tsx'
import { useDashboard } from './use-dashboard.ts'
import { Analytics } from './views/analytics.tsx'
import { Overview } from './views/overview.tsx'
import { Reports } from './views/reports.tsx'
import { Settings } from './views/settings.tsx'
import { Support } from './views/support.tsx'
import { Users } from './views/users.tsx'
import type { DashboardView } from './views.ts'

const contents: Record<DashboardView, ComponentType> = {
  overview: Overview,
  analytics: Analytics,
  users: Users,
  settings: Settings,
  reports: Reports,
  support: Support,
}

/** A demonstration of the customer portal: one view, under a label that says what it is, beside the way to the others. */
export function DashboardPage({ view }: { view: DashboardView }) {
  const { t, date } = useDashboard()
  const Content = contents[view]
  return (
    <>
      <Section aria-labelledby="view" className={styles.page}>
        <p className={styles.label}>
          <strong className={styles.demo}>{t('demo')}</strong>
          <span className={styles.account}>{t('account')}</span>
          <span className={styles.about}>{t('about')}</span>
        </p>
        <div className={styles.columns}>
          <Sidebar />
          <div className={styles.view}>
            <div className={styles.head}>
              {/* The focus lands here when the view changes. */}
              <h1 className={styles.title} data-arrival-focus="" id="view" tabIndex={-1}>
                {t(view)}
              </h1>
              <p className={styles.date}>{t('asOf', { date: date(asOf) })}</p>
              <p className={styles.lead}>{t(`${view}.lead`)}</p>
            </div>
            <Content />
          </div>
        </div>
      </Section>
      <FirstViewEnd />
    </>
  )
}
