import { useMessages } from '@jalonne/messages'
import { notices } from '@jalonne/messages/notices'
import { useEffect, useState } from 'react'
import styles from './copyright-notice.module.css'
import { followRefusedMenus, type MenuPlace } from './refused-menu.ts'

/** How long the notice is shown, in milliseconds. */
const noticeLasts = 2000

/** Whose the page is, for two seconds, where a visitor has asked for the context menu. */
export function CopyrightNotice({ name }: { name: string }) {
  const [place, setPlace] = useState<MenuPlace | null>(null)
  useEffect(() => followRefusedMenus(setPlace), [])
  useEffect(() => {
    if (!place) return
    const timer = setTimeout(() => setPlace(null), noticeLasts)
    return () => clearTimeout(timer)
  }, [place])
  const text = useMessages(notices)
  const year = String(new Date().getFullYear())
  return (
    <div
      className={styles.notice}
      role="status"
      style={place ? { '--x': `${place.x}px`, '--y': `${place.y}px` } : undefined}
    >
      {place ? text('copyright', { year, name }) : null}
    </div>
  )
}
