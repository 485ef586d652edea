import { useEffect, useRef } from 'react'
import { drawMarks } from './draw-marks.ts'
import styles from './particles.module.css'

/** Survey marks in the margins of the map; a decoration. */
export function Particles() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => (canvas.current ? drawMarks(canvas.current) : undefined), [])
  return (
    <div aria-hidden className={styles.margins}>
      <canvas className={styles.particles} ref={canvas} />
    </div>
  )
}
