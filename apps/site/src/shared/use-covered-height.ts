import { type RefObject, useEffect } from 'react'

/** Tells the page in a property of its root how much of it a box at its edge covers, so that what gets the focus is not under it. */
export function useCoveredHeight(
  property: `--${string}`,
  box: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const { style } = document.documentElement
    const sizes = new ResizeObserver(([entry]) => {
      style.setProperty(property, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`)
    })
    if (box.current) sizes.observe(box.current)
    return () => {
      sizes.disconnect()
      style.removeProperty(property)
    }
  }, [property, box])
}
