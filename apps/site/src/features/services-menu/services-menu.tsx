import { useMessages } from '@jalonne/messages'
import { Icon } from '@jalonne/ui'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Layout } from '../../queries/layout.ts'
import { ContentLink } from '../../shared/content-link.tsx'
import { isPlainClick } from '../../shared/plain-click.ts'
import type { RunningMenu } from './run-menu.ts'
import styles from './services-menu.module.css'

type Panel = typeof import('./panel.tsx')

interface ServicesMenuProps {
  navigation: NonNullable<Layout['navigation']>
  /** Where the trigger leads without scripts. */
  href: string
  className: string | undefined
}

/**
 * The services in the header: a link that opens them as a menu. What opens it comes with the visitor's first move
 * towards it; until then, and where it can't be fetched, the link leads to the page of all services.
 */
export function ServicesMenu({ navigation, href, className }: ServicesMenuProps) {
  const t = useMessages()
  const root = useRef<HTMLLIElement>(null)
  const menu = useRef<RunningMenu | null>(null)
  const asked = useRef<Promise<void> | null>(null)
  const pressed = useRef(false)
  const [panel, setPanel] = useState<Panel | null>(null)
  const [open, setOpen] = useState(false)

  const wake = () => {
    asked.current ??= import('./panel.tsx').then(setPanel, () => {
      asked.current = null
      if (pressed.current) location.assign(root.current?.querySelector('a')?.href ?? href)
    })
  }
  useEffect(() => {
    if (!panel || !root.current) return
    const watched = panel.watchMenu(root.current, setOpen)
    menu.current = watched
    // What the visitor did while it was on its way.
    if (pressed.current) watched.send('press')
    else if (root.current.matches(':hover')) watched.send('hover')
    else if (root.current.contains(document.activeElement)) watched.send('focus')
    return watched.stop
  }, [panel])

  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    pressed.current = true
    wake()
    menu.current?.send('press')
  }
  return (
    <li onFocus={wake} onPointerEnter={wake} ref={root}>
      <ContentLink
        aria-controls={panel ? 'services-menu' : undefined}
        aria-expanded={open}
        className={className}
        data-open={open}
        href={href}
        onClick={press}
      >
        {t('nav.services')}
        <Icon className={styles.chevron} of={ChevronDown} size={16} />
      </ContentLink>
      {panel ? <panel.Panel navigation={navigation} open={open} /> : null}
    </li>
  )
}
