/** Raise it when the same seed would draw other lines: it is part of every sheet's address. */
export const contourVersion = 1

/**
 * The address of the map sheet for a seed (a page's `mapSeed`, else its path), as `drawContours` draws it:
 * `/contours/<seed>.svg?v=<version>`. The seed is reduced to lower-case words and hyphens.
 */
export function contourAddress(seed: string): string {
  const name = seed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
  return `/contours/${name || 'jalonne'}.svg?v=${contourVersion}`
}

/** The seed in a requested path such as `/contours/pricing.svg`; null when it is no sheet's address. */
export function seedFromAddress(pathname: string): string | null {
  return /^\/contours\/([a-z0-9-]{1,60})\.svg$/.exec(pathname)?.[1] ?? null
}
