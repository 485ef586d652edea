/** What the reply box never lies over: buttons that send, and the end of the page. */
const obstacles = 'main [type=submit], main button:not([type=button]), body footer'

/**
 * Takes the floating input aside wherever it would lie over something that is to be pressed, and while it is not used
 * itself. Returns what stops it.
 */
export function keepClear(): () => void {
  let frame = 0
  const look = () => {
    frame = 0
    const dock = document.querySelector<HTMLElement>('[data-dock]')
    if (!dock) return
    const own = dock.getBoundingClientRect()
    const isOver = [...document.querySelectorAll(obstacles)].some((one) => {
      const { top, bottom, height } = one.getBoundingClientRect()
      return height > 0 && top < own.bottom && bottom > own.top
    })
    dock.toggleAttribute('data-aside', isOver)
  }
  const plan = () => {
    frame ||= requestAnimationFrame(look)
  }
  const sizes = new ResizeObserver(plan)
  sizes.observe(document.body)
  addEventListener('scroll', plan, { passive: true })
  addEventListener('resize', plan)
  plan()
  return () => {
    sizes.disconnect()
    cancelAnimationFrame(frame)
    removeEventListener('scroll', plan)
    removeEventListener('resize', plan)
  }
}
