import { useMessages } from '@jalonne/messages'
import { Dialog } from '@jalonne/ui/dialog'
import type { Layout } from '../queries/layout.ts'
import { MenuContent } from './menu-content.tsx'
import styles from './small-menu.module.css'

interface MenuDrawerProps {
  layout: Layout
  open: boolean
  onClose: () => void
}

/** The small menu as a drawer. */
export function MenuDrawer({ layout, open, onClose }: MenuDrawerProps) {
  const t = useMessages()
  return (
    <Dialog
      className={styles.drawer}
      closeLabel={t('nav.close')}
      onClose={onClose}
      open={open}
      place="end"
      title={t('nav.menu')}
    >
      <MenuContent layout={layout} onLeave={onClose} />
    </Dialog>
  )
}
