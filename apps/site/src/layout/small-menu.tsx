import { useMessages } from '@jalonne/messages'
import { Icon } from '@jalonne/ui'
import { useLocation } from '@tanstack/react-router'
import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { type ComponentType, type MouseEvent, useRef, useState } from 'react'
import type { Layout } from '../queries/layout.ts'
import { MenuContent } from './menu-content.tsx'
import styles from './small-menu.module.css'

interface DrawerProps {
  layout: Layout
  open: boolean
  onClose: () => void
}

/** On small screens the links fold away; a new page starts with them folded. */
export function SmallMenu({ layout }: { layout: Layout }) {
  const path = useLocation({ select: ({ pathname, hash }) => pathname + hash })
  return <FoldedMenu key={path} layout={layout} />
}

// A disclosure in the page; a drawer over it once its code is there.
function FoldedMenu({ layout }: { layout: Layout }) {
  const t = useMessages()
  const details = useRef<HTMLDetailsElement>(null)
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | null>(null)
  const [open, setOpen] = useState(false)

  const unfold = async (event: MouseEvent) => {
    // Unfolded before the scripts came, it stays what it is.
    if (details.current?.open) return
    event.preventDefault()
    try {
      const { MenuDrawer } = await import('./menu-drawer.tsx')
      setDrawer(() => MenuDrawer)
      setOpen(true)
    } catch {
      if (details.current) details.current.open = true
    }
  }
  return (
    <>
      <details
        className={styles.menu}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.open = false
        }}
        ref={details}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the browser's own button */}
        <summary className={styles.button} onClick={unfold}>
          <Icon className={styles.whenClosed} of={Menu} size={22} />
          <Icon className={styles.whenOpen} of={X} size={22} />
          <span className="visually-hidden">{t('nav.menu')}</span>
        </summary>
        <div className={styles.panel}>
          <MenuContent layout={layout} />
        </div>
      </details>
      {Drawer ? <Drawer layout={layout} onClose={() => setOpen(false)} open={open} /> : null}
    </>
  )
}
