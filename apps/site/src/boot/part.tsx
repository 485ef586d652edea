import { type ReactNode, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react'
import { useScripted } from '../shared/use-scripted.ts'
import { isHydrating, markHydrated } from './hydration.ts'

/** How near the window a part is hydrated, in pixels. */
const near = 400
/** The event that has every part hydrated (`hydrateSections`). */
export const sectionsWantedEvent = 'sections-wanted'

interface PartProps {
  name: string
  children: ReactNode
  /** What the server writes where the part breaks. */
  fallback?: ReactNode
}

/** A part of the page that React hydrates on its own, once the visitor comes near; until then it is the server's HTML. */
export function Part({ name, children, fallback = null }: PartProps) {
  const part = useRef<HTMLDivElement>(null)
  const [turn] = useState(takeTurn)
  useEffect(() => {
    if (turn && part.current) return whenNear(part.current, turn.resolve)
  }, [turn])
  return (
    <div data-section={name} ref={part}>
      <Suspense fallback={fallback}>
        <InTurn part={part} turn={turn}>
          {children}
        </InTurn>
      </Suspense>
    </div>
  )
}

// What waits for its turn stays as the server wrote it; what the server has not written can't wait.
const takeTurn = () =>
  !import.meta.env.SSR && isHydrating() ? Promise.withResolvers<void>() : null

interface InTurnProps {
  part: RefObject<HTMLElement | null>
  turn: PromiseWithResolvers<void> | null
  children: ReactNode
}

function InTurn({ part, turn, children }: InTurnProps) {
  if (turn) use(turn.promise)
  const scripted = useScripted()
  useEffect(() => {
    if (scripted && part.current) markHydrated(part.current)
  }, [part, scripted])
  return children
}

/** Runs something once a part comes near the window, gets the focus or is wanted. */
function whenNear(part: HTMLElement, run: () => void): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) end()
    },
    { rootMargin: `${near}px 0px` },
  )
  const stop = () => {
    observer.disconnect()
    listeners.abort()
  }
  const end = () => {
    stop()
    run()
  }
  observer.observe(part)
  part.addEventListener('focusin', end, { signal })
  window.addEventListener(sectionsWantedEvent, end, { signal })
  return stop
}
