import { memo, type RefObject, Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { isHydrating, markHydrated } from '../../boot/hydration.ts'
import { type SectionProps, sectionView } from '../../sections/registry.ts'
import { SectionBoundary, SectionError } from './section-boundary.tsx'
import { whenNear } from './section-hydration.ts'

/**
 * One section, on its own: React hydrates them one by one, those out of sight when a visitor comes near; and when one
 * breaks, on the server or in the browser, the others stay.
 */
export const PageSection = memo((props: SectionProps) => {
  const part = useRef<HTMLDivElement>(null)
  const [turn] = useState(takeTurn)
  useEffect(() => {
    if (turn && part.current) return whenNear(part.current, turn.resolve)
  }, [turn])
  return (
    <div data-section={props.section._type} ref={part}>
      <SectionBoundary>
        <Suspense fallback={import.meta.env.SSR ? <SectionError /> : null}>
          <Content {...props} part={part} turn={turn} />
        </Suspense>
      </SectionBoundary>
    </div>
  )
})

// What waits for its turn stays as the server wrote it; what the server has not written can't wait.
const takeTurn = () =>
  !import.meta.env.SSR && isHydrating() ? Promise.withResolvers<void>() : null

interface ContentProps extends SectionProps {
  part: RefObject<HTMLElement | null>
  turn: PromiseWithResolvers<void> | null
}

function Content({ part, turn, ...props }: ContentProps) {
  if (turn) use(turn.promise)
  useEffect(() => {
    if (part.current) markHydrated(part.current)
  }, [part])
  const type = props.section._type
  // The same for as long as it is shown: to React, the lazy view and the loaded one are two components.
  const View = useMemo(() => sectionView(type), [type])
  return View ? <View {...props} /> : null
}
