import { DataTable } from '../data-table.tsx'
import { keywords, pages, sources } from '../figures.ts'
import { Panel, panelClass } from '../parts/panel.tsx'
import { ShareList } from '../parts/share-list.tsx'
import { useDashboard } from '../use-dashboard.ts'
import styles from './analytics.module.css'
import { RequestsChart } from './requests-chart.tsx'

/** Where visitors come from, what they read, where Google lists the site, and what comes of it. */
export function Analytics() {
  const { t, whole, percent } = useDashboard()
  return (
    <>
      <div className={panelClass}>
        <RequestsChart />
      </div>
      <div className={styles.halves}>
        <Panel title={t('sources')}>
          <ShareList
            rows={sources.map(({ source, share }) => ({
              key: source,
              label: t(`source.${source}`),
              value: share,
              shown: percent(whole(share)),
            }))}
          />
        </Panel>
        <Panel title={t('pages')}>
          <ShareList
            rows={pages.map(({ page, visits }) => ({
              key: page,
              label: t(`page.${page}`),
              value: visits,
              shown: whole(visits),
            }))}
          />
        </Panel>
      </div>
      <Panel title={t('keywords')}>
        <DataTable
          columns={[
            { key: 'words', label: t('keyword') },
            { key: 'searches', label: t('keyword.searches'), figures: true },
            { key: 'before', label: t('keyword.before'), figures: true },
            { key: 'now', label: t('keyword.now'), figures: true },
          ]}
          label={t('keywords')}
          rows={keywords.map(({ words, searches, before, now }) => ({
            key: words,
            cells: [
              <span key="words" lang="fr">
                {words}
              </span>,
              whole(searches),
              whole(before),
              whole(now),
            ],
          }))}
        />
      </Panel>
    </>
  )
}
