/** Deals items into columns one at a time, so that columns differ by one item at most. */
export function dealIntoColumns<Item>(items: readonly Item[], columns: number): Item[][] {
  return Array.from({ length: columns }, (_, column) =>
    items.filter((_item, place) => place % columns === column),
  )
}
