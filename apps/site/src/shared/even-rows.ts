/**
 * How many of twelve columns the item at a place takes, so that `count` items fill every row to its end: three or four a
 * row, and the last ones share theirs.
 */
export function twelfths(place: number, count: number): number {
  const isFoursome = count % 4 === 0 || count === 7 || count === 10
  const inRow = Math.min(count, isFoursome ? 4 : 3)
  const left = count % inRow
  return 12 / (place < count - left || left === 0 ? inRow : left)
}
