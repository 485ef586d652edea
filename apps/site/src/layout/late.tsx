import { type ComponentType, useEffect, useState } from 'react'
import type { Layout } from '../queries/layout.ts'
import { whenIdle } from '../shared/when-idle.ts'

/** What surrounds a page and can wait until the browser is idle; the page is whole without it. */
export function Late({ layout }: { layout: Layout }) {
  const [Parts, setParts] = useState<ComponentType<{ layout: Layout }> | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        import('./late-parts.tsx').then(
          ({ LateParts }) => setParts(() => LateParts),
          () => {},
        )
      }),
    [],
  )
  return Parts && <Parts layout={layout} />
}
