import { contours } from 'd3-contour'
import { contourPath } from './path.ts'
import { raiseTerrain } from './terrain.ts'

export interface ContourOptions {
  /** Width and height of the sheet in SVG units. */
  width?: number
  height?: number
  /** Number of height lines; every fifth is an index contour, drawn heavier. */
  levels?: number
}

const cell = 24

/**
 * Draws the map sheet of a seed as an SVG document of roughly 6 to 11 KB: black lines on nothing, meant
 * as a CSS mask so that the page colours it. Pure, and for servers and builds only: it carries
 * d3-contour and simplex-noise.
 */
export function drawContours(seed: string, options: ContourOptions = {}): string {
  const { width = 1200, height = 900, levels = 16 } = options
  const columns = Math.ceil(width / cell) + 3
  const rows = Math.ceil(height / cell) + 3
  const { heights } = raiseTerrain(seed, columns, rows)
  const thresholds = Array.from({ length: levels }, (_, index) => (index + 0.5) / levels)
  const lines = contours().size([columns, rows]).thresholds(thresholds)(heights)

  let fine = ''
  let index = ''
  for (const [level, line] of lines.entries()) {
    const path = line.coordinates
      .flat()
      .map((ring) => contourPath(ring, { columns, rows, cell }))
      .join('')
    if (level % 5 === 2) index += path
    else fine += path
  }
  // The viewBox leaves out the outermost cells, where lines end.
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${cell * 1.5} ${cell * 1.5} ${width} ${height}"` +
    ` width="${width}" height="${height}" fill="none" stroke="#000" stroke-linejoin="round">` +
    `<path stroke-opacity=".42" d="${fine}"/><path stroke-width="1.4" d="${index}"/></svg>`
  )
}
