import { savesData } from '../../shared/saves-data.ts'

/**
 * A context to draw three dimensions in; null where the visitor saves data, the device is slow, or the browser has none.
 * Canvas and context belong together, and are made anew for each scene: a context that is lost does not come back.
 */
export function openContext(): WebGL2RenderingContext | null {
  if (savesData() || isSlow()) return null
  try {
    return document.createElement('canvas').getContext('webgl2', { alpha: true, antialias: true })
  } catch {
    return null
  }
}

/** Gigabytes, as far as browsers tell; and processors, of which the page itself needs one. */
const leastMemory = 4
const leastProcessors = 2

function isSlow(): boolean {
  const memory: unknown = Reflect.get(navigator, 'deviceMemory')
  return (
    (typeof memory === 'number' && memory < leastMemory) ||
    navigator.hardwareConcurrency < leastProcessors
  )
}
