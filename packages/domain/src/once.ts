/**
 * Makes a thing when it is first asked for, and the same one from then on: for what costs time to make and that many
 * pages never need, as the formatters of `Intl` do.
 */
export function once<Thing extends object>(make: () => Thing): () => Thing {
  let made: Thing | undefined
  return () => {
    made ??= make()
    return made
  }
}
