import { Icon } from '@jalonne/ui'
import { ChartLine, FileText, LayoutDashboard, LifeBuoy, Settings2, UsersRound } from 'lucide'
import { ContentLink } from '../../shared/content-link.tsx'
import styles from './sidebar.module.css'
import { useDashboard } from './use-dashboard.ts'
import { type DashboardView, dashboardViews, viewPath } from './views.ts'

const icons = {
  overview: LayoutDashboard,
  analytics: ChartLine,
  users: UsersRound,
  settings: Settings2,
  reports: FileText,
  support: LifeBuoy,
} satisfies Record<DashboardView, typeof ChartLine>

/** The way to each view: beside them, and above them where there is no room. The link of the one shown is marked. */
export function Sidebar() {
  const { t } = useDashboard()
  return (
    <nav aria-label={t('views')} className={styles.sidebar}>
      <ul className={styles.links}>
        {dashboardViews.map((view) => (
          <li key={view}>
            <ContentLink className={styles.link} href={viewPath(view)}>
              <Icon of={icons[view]} size={18} />
              {t(view)}
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
