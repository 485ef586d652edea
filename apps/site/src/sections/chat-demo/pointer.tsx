import { useEffect, useRef } from 'react'
import styles from './pointer.module.css'

interface PointerProps {
  /** What it goes to, by `data-pointer`; null to rest where it is. */
  goal: string | null
  /** Another one has it look for its goal again. */
  round: string
}

/** The pointer that acts a visitor's part on the telephone around it. */
export function Pointer({ goal, round }: PointerProps) {
  const pointer = useRef<SVGSVGElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a goal may have come or moved with the round
  useEffect(() => {
    const stage = pointer.current?.parentElement
    const target = goal && stage?.querySelector(`[data-pointer="${goal}"]`)
    if (!pointer.current || !stage || !target) return
    const [from, to] = [stage.getBoundingClientRect(), target.getBoundingClientRect()]
    const x = to.left - from.left + Math.min(to.width / 2, 90)
    const y = to.top - from.top + to.height / 2
    pointer.current.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
  }, [goal, round])
  return (
    <svg
      aria-hidden="true"
      className={styles.pointer}
      data-goal={goal}
      ref={pointer}
      viewBox="0 0 22 26"
    >
      <path d="M1.5 1.5v19l5.2-4.6 3.4 8.1 3.8-1.6-3.4-7.9h7z" />
    </svg>
  )
}
