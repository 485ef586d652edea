/** The wall has three columns of the same length. */
export function dealsEvenly(items: unknown[] | null | undefined): true | string {
  const count = items?.length ?? 0
  if (count % 3 === 0) return true
  return `${count} testimonials do not fill three columns evenly: add ${3 - (count % 3)} or remove ${count % 3}.`
}
