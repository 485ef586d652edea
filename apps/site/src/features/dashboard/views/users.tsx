import { Avatar } from '@jalonne/ui/avatar'
import { DataTable } from '../data-table.tsx'
import { users } from '../figures.ts'
import { Panel } from '../parts/panel.tsx'
import { StatCards } from '../parts/stat-cards.tsx'
import { Tag } from '../parts/tag.tsx'
import { useDashboard } from '../use-dashboard.ts'
import styles from './users.module.css'

/** Who has access, and to what. */
export function Users() {
  const { t, whole, date } = useDashboard()
  const agency = users.filter(({ role }) => role === 'role.lead' || role === 'role.developer')
  const pending = users.filter(({ seen }) => seen === null)
  return (
    <>
      <StatCards
        stats={[
          { key: 'count', label: t('users.count'), value: whole(users.length) },
          { key: 'agency', label: t('users.agency'), value: whole(agency.length) },
          { key: 'pending', label: t('users.pending'), value: whole(pending.length) },
        ]}
      />
      <Panel title={t('users.list')}>
        <DataTable
          columns={[
            { key: 'name', label: t('user.name') },
            { key: 'role', label: t('user.role') },
            { key: 'rights', label: t('user.rights') },
            { key: 'seen', label: t('user.seen') },
          ]}
          label={t('users.list')}
          rows={users.map(({ name, role, rights, seen, invited }) => ({
            key: name,
            cells: [
              <span className={styles.person} key="name">
                <Avatar name={name} />
                <span>{name}</span>
              </span>,
              t(role),
              t(rights),
              seen === null ? (
                <Tag key="seen" open>
                  {t('user.invited', { date: date(invited ?? '') })}
                </Tag>
              ) : (
                date(seen)
              ),
            ],
          }))}
        />
      </Panel>
    </>
  )
}
