import { heightOf, type Mark, scatter } from './survey-marks.ts'

/**
 * Draws survey marks on a canvas as large as the window, in what its parent keeps free at its sides: the margins of the
 * page. They move with scrolling, and stay where they are for visitors who want less motion. Returns what stops it.
 */
export function drawMarks(canvas: HTMLCanvasElement): () => void {
  const context = contextOf(canvas)
  const margins = canvas.parentElement
  if (!context || !margins) return () => {}
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const listeners = new AbortController()
  const { signal } = listeners
  let marks: Mark[] = []
  let frame = 0
  const size = { width: 0, height: 0, margin: 0 }

  const draw = () => {
    frame = 0
    context.clearRect(0, 0, size.width, size.height)
    context.strokeStyle = getComputedStyle(canvas).color
    context.beginPath()
    for (const mark of marks) trace(context, mark, heightOf(mark, scrollY, size.height))
    context.stroke()
  }
  const fill = () => {
    const scale = Math.min(devicePixelRatio, 2)
    size.width = document.documentElement.clientWidth
    size.height = innerHeight
    size.margin = Number.parseFloat(getComputedStyle(margins).paddingInlineStart)
    canvas.width = size.width * scale
    canvas.height = size.height * scale
    context.setTransform(scale, 0, 0, scale, 0, 0)
    marks = scatter(size, Math.random)
    draw()
  }

  fill()
  addEventListener(
    'resize',
    () => {
      // A phone's bars come and go with scrolling: that is no other window.
      const { clientWidth } = document.documentElement
      if (clientWidth !== size.width || innerHeight > size.height) fill()
    },
    { signal },
  )
  addEventListener(
    'scroll',
    () => {
      if (!still.matches && !frame) frame = requestAnimationFrame(draw)
    },
    { passive: true, signal },
  )
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw, { signal })
  const theme = new MutationObserver(draw)
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    cancelAnimationFrame(frame)
    listeners.abort()
    theme.disconnect()
  }
}

// Extensions that guard against being recognised by canvases have them throw.
function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  try {
    return canvas.getContext('2d')
  } catch {
    return null
  }
}

function trace(context: CanvasRenderingContext2D, { kind, x, depth }: Mark, y: number): void {
  const radius = 2 + 2 * depth
  if (kind === 'cross') {
    context.moveTo(x - radius, y)
    context.lineTo(x + radius, y)
    context.moveTo(x, y - radius)
    context.lineTo(x, y + radius)
    return
  }
  if (kind === 'point') {
    context.moveTo(x + radius / 2, y)
    context.arc(x, y, radius / 2, 0, 2 * Math.PI)
    return
  }
  context.moveTo(x, y - radius)
  context.lineTo(x + radius, y + radius * 0.75)
  context.lineTo(x - radius, y + radius * 0.75)
  context.closePath()
}
