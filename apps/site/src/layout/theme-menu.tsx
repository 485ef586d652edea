import { useMessages } from '@jalonne/messages'
import { Icon } from '@jalonne/ui'
import { SunMoon } from 'lucide'
import { ThemeChoice } from '../features/theme/theme-choice.tsx'
import styles from './theme-menu.module.css'

/** The button that shows the themes; the browser's own popover opens it and closes it. */
export function ThemeMenu() {
  const t = useMessages()
  return (
    <div className={styles.theme}>
      <button
        aria-label={t('theme.label')}
        className={styles.button}
        data-tooltip=""
        popoverTarget="theme-menu"
        type="button"
      >
        <Icon of={SunMoon} />
      </button>
      <div className={styles.panel} id="theme-menu" popover="auto">
        <ThemeChoice name="theme" />
      </div>
    </div>
  )
}
