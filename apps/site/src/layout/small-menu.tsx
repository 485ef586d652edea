import { useMessages } from '@jalonne/messages'
import { Icon, VisuallyHidden } from '@jalonne/ui'
import { Dialog } from '@jalonne/ui/dialog'
import { Menu } from 'lucide'
import { useRef } from 'react'
import { Part } from '../boot/part.tsx'
import type { Layout } from '../queries/layout.ts'
import { useSettledPath } from '../shared/shown-address.ts'
import { MenuContent } from './menu-content.tsx'
import styles from './small-menu.module.css'

const id = 'small-menu'

/**
 * On small screens the links fold away into a drawer, which is closed on a new page (`Arrival`). The browser opens the
 * dialog by itself, before the scripts come and without them; see `Dialog`.
 */
export function SmallMenu({ layout }: { layout: Layout }) {
  const t = useMessages()
  const path = useSettledPath()
  const content = useRef<HTMLDivElement>(null)
  const dialog = () => content.current?.closest('dialog')
  return (
    <>
      <button
        className={styles.button}
        // For browsers that know no commands; the others do it once.
        onClick={(event) => {
          event.preventDefault()
          if (!dialog()?.open) dialog()?.showModal()
        }}
        type="button"
        {...{ command: 'show-modal', commandfor: id }}
      >
        <Icon of={Menu} size={22} />
        <VisuallyHidden>{t('nav.menu')}</VisuallyHidden>
      </button>
      <Dialog
        className={styles.drawer}
        closeLabel={t('nav.close')}
        id={id}
        place="end"
        title={t('nav.menu')}
      >
        <div ref={content}>
          <Part name="smallMenu">
            <MenuContent key={path} layout={layout} onLeave={() => dialog()?.close()} />
          </Part>
        </div>
      </Dialog>
    </>
  )
}
