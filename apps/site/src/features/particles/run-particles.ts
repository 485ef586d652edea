import { blow, fade, gust, type Particle, scatter, type Wind } from './drift.ts'

/** A page's arrival moves the air a little, whatever one does then moves it as far. */
const arrival: Wind = { x: 26, y: -10 }
const perScrolledPixel = -0.9

/**
 * Draws dust over the map on a canvas as large as the window. It moves with scrolling and comes to rest within five
 * seconds; nothing is drawn while it rests, in a hidden tab or for visitors who want less motion. Returns what stops it.
 */
export function runParticles(canvas: HTMLCanvasElement): () => void {
  const context = canvas.getContext('2d')
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  if (!context) return () => {}
  const listeners = new AbortController()
  const { signal } = listeners
  let particles: Particle[] = []
  let wind: Wind | null = null
  let frame = 0
  let last = 0
  let scrolled = scrollY
  const size = { width: 0, height: 0 }

  const draw = () => {
    context.clearRect(0, 0, size.width, size.height)
    context.fillStyle = getComputedStyle(canvas).color
    for (const { x, y, size: radius, depth } of particles) {
      context.globalAlpha = 0.12 + 0.3 * depth
      context.beginPath()
      context.arc(x, y, radius, 0, 2 * Math.PI)
      context.fill()
    }
  }
  const step = (now: number) => {
    const seconds = Math.min((now - last) / 1000, 0.05)
    last = now
    frame = 0
    if (!wind) return
    particles = blow(particles, wind, seconds, size)
    wind = fade(wind, seconds)
    draw()
    if (wind) frame = requestAnimationFrame(step)
  }
  const move = (x: number, y: number) => {
    if (still.matches || document.hidden) return
    wind = gust(wind ?? { x: 0, y: 0 }, x, y)
    if (frame) return
    last = performance.now()
    frame = requestAnimationFrame(step)
  }
  const fill = () => {
    const scale = Math.min(devicePixelRatio, 2)
    size.width = innerWidth
    size.height = innerHeight
    canvas.width = size.width * scale
    canvas.height = size.height * scale
    context.setTransform(scale, 0, 0, scale, 0, 0)
    particles = scatter(size.width, size.height, Math.random)
    draw()
  }

  fill()
  move(arrival.x, arrival.y)
  addEventListener(
    'resize',
    () => {
      // A phone's bars come and go with scrolling: that is no other window.
      if (innerWidth !== size.width || innerHeight > size.height) fill()
    },
    { signal },
  )
  addEventListener(
    'scroll',
    () => {
      move(0, (scrollY - scrolled) * perScrolledPixel)
      scrolled = scrollY
    },
    { passive: true, signal },
  )
  still.addEventListener(
    'change',
    () => {
      wind = null
    },
    { signal },
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
