import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '../boot/lazy-component.ts'
import type { Layout } from '../queries/layout.ts'
import { useConfig } from '../shared/config.tsx'
import { whenIdle } from '../shared/when-idle.ts'
import { Dispensable } from './dispensable.tsx'

const Parts = lazyComponent(async () => (await import('./deferred-parts.tsx')).DeferredParts)

/** What surrounds a page and can wait until the browser is idle. */
export function Deferred({ layout }: { layout: Layout }) {
  const { draft } = useConfig()
  const [isIdle, setIsIdle] = useState(false)
  // Whoever looks at drafts is no visitor to ask or to count.
  useEffect(() => (draft ? undefined : whenIdle(() => setIsIdle(true))), [draft])
  if (!isIdle) return null
  return (
    <Dispensable>
      <Suspense fallback={null}>
        <Parts layout={layout} />
      </Suspense>
    </Dispensable>
  )
}
