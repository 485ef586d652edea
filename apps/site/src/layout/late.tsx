import { type ComponentType, useEffect, useState } from 'react'
import { readConsent } from '../features/analytics/consent.ts'
import { measurementIdOf } from '../features/analytics/measurement-id.ts'
import { menuIsRefused } from '../features/copyright/refused-menu.ts'
import { promptIsDue } from '../features/language/prompt-memory.ts'
import type { Layout } from '../queries/layout.ts'
import { useConfig } from '../shared/config.tsx'
import { whenIdle } from '../shared/when-idle.ts'
import { whenMoved } from '../shared/when-moved.ts'

/**
 * What surrounds a page and can wait for the visitor's first move; the page is whole without it. It comes by itself,
 * when the browser is idle, where there is something to ask or to measure.
 */
export function Late({ layout }: { layout: Layout }) {
  const config = useConfig()
  const [Parts, setParts] = useState<ComponentType<{ layout: Layout }> | null>(null)
  const ids = layout.settings?.analytics
  useEffect(() => {
    // Whoever looks at drafts is no visitor to ask or to count.
    if (config.draft) return
    const load = () => {
      import('./late-parts.tsx').then(
        ({ LateParts }) => setParts(() => LateParts),
        () => {},
      )
    }
    if (menuIsRefused()) return load()
    const isMeasured = measurementIdOf(ids ?? [], location.host) && readConsent() !== 'denied'
    const isAwaited = isMeasured || promptIsDue(config, location.pathname)
    return isAwaited ? whenIdle(load) : whenMoved(load)
  }, [config, ids])
  return Parts && <Parts layout={layout} />
}
