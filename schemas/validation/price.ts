/** A price is a whole number of Swiss francs, zero or more; empty means "on request". */
export function wholeFrancs(value: number | null | undefined): true | string {
  if (value === null || value === undefined) return true
  if (value < 0) return 'A price cannot be negative.'
  return Number.isInteger(value) || 'Write whole francs, without centimes: 250, not 249.90.'
}
