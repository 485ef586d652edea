import { noticeTexts } from '@jalonne/messages/notices'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../shared/language.tsx'
import styles from './copyright-notice.module.css'
import { guardContextMenu, type MenuPlace, noticeLasts } from './guard-context-menu.ts'

/** Whose the page is, for two seconds, where a visitor has asked for the context menu. */
export function CopyrightNotice({ name }: { name: string }) {
  const language = useLanguage()
  const [place, setPlace] = useState<MenuPlace | null>(null)
  useEffect(() => guardContextMenu(setPlace), [])
  useEffect(() => {
    if (!place) return
    const timer = setTimeout(() => setPlace(null), noticeLasts)
    return () => clearTimeout(timer)
  }, [place])
  const text = noticeTexts[language]
  const year = String(new Date().getFullYear())
  return (
    <div
      className={styles.notice}
      role="status"
      style={place ? ({ '--x': `${place.x}px`, '--y': `${place.y}px` } as object) : undefined}
    >
      {place ? text('copyright', { year, name }) : null}
    </div>
  )
}
