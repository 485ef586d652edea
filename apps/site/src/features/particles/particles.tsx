import { useEffect, useRef } from 'react'
import styles from './particles.module.css'
import { runParticles } from './run-particles.ts'

/** Dust over the map, behind everything; a decoration. */
export function Particles() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => (canvas.current ? runParticles(canvas.current) : undefined), [])
  return <canvas aria-hidden className={styles.particles} ref={canvas} />
}
