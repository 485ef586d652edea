import { CheckField, ChoiceField } from '@jalonne/ui/forms'
import { useState } from 'react'
import { defaultRhythm, notices, rhythms } from '../figures.ts'
import { Panel } from '../parts/panel.tsx'
import { useDashboard } from '../use-dashboard.ts'
import styles from './settings.module.css'

/** What the portal writes about, and when. Nothing is kept, and the view says so. */
export function Settings() {
  const { t } = useDashboard()
  const [changed, setChanged] = useState(false)
  const change = () => setChanged(true)
  return (
    <>
      <p className={styles.note}>{t('settings.note')}</p>
      <div className={styles.halves}>
        <Panel title={t('notices')}>
          <div className={styles.notices}>
            {notices.map(({ notice, on }) => (
              <CheckField
                className={styles.notice}
                defaultChecked={on}
                key={notice}
                label={t(`notice.${notice}`)}
                name={notice}
                onCheck={change}
              />
            ))}
          </div>
        </Panel>
        <Panel title={t('reports')}>
          <ChoiceField
            defaultValue={defaultRhythm}
            label={t('rhythm')}
            name="rhythm"
            onChoose={change}
            options={rhythms.map((value) => ({ value, label: t(`rhythm.${value}`) }))}
          />
        </Panel>
      </div>
      <p className={styles.status} role="status">
        {changed ? t('settings.changed') : null}
      </p>
    </>
  )
}
