import { Icon } from '@jalonne/ui'
import {
  Activity,
  DatabaseBackup,
  FilePen,
  Inbox,
  LifeBuoy,
  ReceiptText,
  ShieldCheck,
  UserPlus,
} from 'lucide'
import { DataTable } from '../data-table.tsx'
import { type ActivityKind, activity, invoices } from '../figures.ts'
import { Panel, panelClass } from '../parts/panel.tsx'
import { StatCards } from '../parts/stat-cards.tsx'
import { Tag } from '../parts/tag.tsx'
import { useDashboard } from '../use-dashboard.ts'
import styles from './overview.module.css'
import { useMonthStats } from './use-month-stats.ts'
import { VisitsChart } from './visits-chart.tsx'

const icons = {
  request: Inbox,
  publish: FilePen,
  ticket: LifeBuoy,
  user: UserPlus,
  security: ShieldCheck,
  position: Activity,
  invoice: ReceiptText,
  backup: DatabaseBackup,
} satisfies Record<ActivityKind, typeof Inbox>

/** How the website does, what happened on it lately, and what it costs. */
export function Overview() {
  const { t, date } = useDashboard()
  return (
    <>
      <StatCards stats={useMonthStats()} />
      <div className={styles.halves}>
        <div className={styles.figures}>
          <div className={panelClass}>
            <VisitsChart />
          </div>
          <Invoices />
        </div>
        <Panel title={t('activity')}>
          <ol className={styles.activity}>
            {activity.map(({ at, kind }) => (
              <li className={styles.event} key={at}>
                <Icon of={icons[kind]} size={18} />
                <div>
                  <p>{t(`activity.${kind}`)}</p>
                  <time className={styles.time} dateTime={at}>
                    {t('moment', { date: date(at), time: at.slice(11, 16) })}
                  </time>
                </div>
              </li>
            ))}
          </ol>
        </Panel>
      </div>
    </>
  )
}

function Invoices() {
  const { t, chf, shortDate } = useDashboard()
  return (
    <Panel title={t('invoices')}>
      <DataTable
        columns={[
          { key: 'number', label: t('invoice.number') },
          { key: 'date', label: t('invoice.date') },
          { key: 'amount', label: t('invoice.amount'), figures: true },
          { key: 'state', label: t('invoice.state'), figures: true },
        ]}
        label={t('invoices')}
        rows={invoices.map((invoice) => ({
          key: invoice.number,
          cells: [
            <span className={styles.number} key="number">
              {invoice.number}
            </span>,
            shortDate(invoice.date),
            chf(invoice.amount),
            <Tag key="state" open={invoice.state === 'open'}>
              {t(`invoice.${invoice.state}`)}
            </Tag>,
          ],
        }))}
      />
    </Panel>
  )
}
