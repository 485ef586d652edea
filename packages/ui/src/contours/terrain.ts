import { createNoise2D } from 'simplex-noise'
import { seededRandom } from './random.ts'

/** A rectangle of synthetic heights, row by row, each between 0 and about 1. */
export interface Terrain {
  columns: number
  rows: number
  heights: number[]
}

/**
 * Raises a synthetic landscape for a seed: broad hills bent by a second noise, so that ridges and
 * valleys run instead of standing as round bumps. It shows no real place.
 */
export function raiseTerrain(seed: string, columns: number, rows: number): Terrain {
  const random = seededRandom(seed)
  const hills = createNoise2D(random)
  const bend = createNoise2D(random)
  const heights: number[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = (column / columns) * (columns / rows)
      const y = row / rows
      const shift = bend(x * 0.9, y * 0.9) * 0.45
      const broad = hills(x * 1.35 + shift, y * 1.35 - shift)
      const fine = hills(x * 3.1 - shift + 17, y * 3.1 + 5) * 0.26
      heights.push(0.5 + (broad + fine) * 0.42)
    }
  }
  return { columns, rows, heights }
}
