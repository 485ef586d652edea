/** Where an image of the demo content lies, by its name in `packages/seed/images`, for whoever cannot read files. */
export const seedImage = (name: string): URL =>
  new URL(/* @vite-ignore */ `../images/${name}`, import.meta.url)
