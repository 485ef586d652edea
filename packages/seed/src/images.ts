/** The images the demo content brings along, by their name in `packages/seed/images`, for whoever cannot read files. */
export const seedImages: Record<string, URL> = {
  'five-pages.png': new URL('../images/five-pages.png', import.meta.url),
  'opening-hours.png': new URL('../images/opening-hours.png', import.meta.url),
}
