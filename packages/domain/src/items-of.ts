/**
 * The objects in a stored list; none where no list is stored. What an import has written may hold anything, and one
 * odd item is no reason to show an editor nothing.
 */
export function itemsOf<Item extends object>(list: unknown): Item[] {
  if (!Array.isArray(list)) return []
  return list.filter((item) => typeof item === 'object' && item !== null)
}
