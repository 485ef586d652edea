import { useMessages } from '@jalonne/messages'
import { Icon } from '@jalonne/ui'
import { ChevronDown } from 'lucide'
import { type MouseEvent, useEffect, useRef } from 'react'
import { lazyComponent } from '../../boot/lazy-component.ts'
import { Part } from '../../boot/part.tsx'
import type { Layout } from '../../queries/layout.ts'
import type { RunningMenu } from './run-menu.ts'
import styles from './services-menu.module.css'
import { watchMenu } from './watch-menu.ts'

// What it draws is the server's until the menu is opened.
const Panel = lazyComponent(async () => (await import('./panel.tsx')).Panel)

/** The module it is loaded from, as the build's manifest calls it. */
export const panelModule = 'src/features/services-menu/panel.tsx'

interface ServicesMenuProps {
  navigation: NonNullable<Layout['navigation']>
  className: string | undefined
}

/**
 * The services in the header: a disclosure the browser opens by itself. Once hydrated it also opens under the pointer
 * and the focus, and closes when they leave.
 */
export function ServicesMenu({ navigation, className }: ServicesMenuProps) {
  const t = useMessages()
  const root = useRef<HTMLDetailsElement>(null)
  const menu = useRef<RunningMenu | null>(null)
  useEffect(() => {
    const details = root.current
    if (!details) return
    const watched = watchMenu(details, (open) => {
      details.open = open
    })
    menu.current = watched
    // What the visitor did before.
    if (details.open) watched.send('press')
    else if (details.matches(':hover')) watched.send('hover')
    else if (details.contains(document.activeElement)) watched.send('focus')
    return watched.stop
  }, [])

  const press = (event: MouseEvent) => {
    event.preventDefault()
    menu.current?.send('press')
  }
  return (
    <li>
      <details className={styles.menu} ref={root}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the browser's own button */}
        <summary className={className} onClick={press}>
          {t('nav.services')}
          <Icon className={styles.chevron} of={ChevronDown} size={16} />
        </summary>
        <Part name="servicesMenu">
          <Panel navigation={navigation} />
        </Part>
      </details>
    </li>
  )
}
