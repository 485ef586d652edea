/** A place to advertise. */
export interface AdChannel {
  /** CHF a month below which it is not worth the trouble. */
  lowest: number
  /** Its part of the budget; only its proportion to the parts of the others counts. */
  part: number
}

/** Shares are rounded to this many francs. */
const round = 10

/**
 * Splits a monthly budget in CHF over channels by their parts, in the order given. A channel that would get less than it
 * takes to be of use gets nothing, the least of them first, and its share goes to the others; the shares add up to the budget.
 * Where the budget is too small for any of them, the one with the largest part takes it all, of equal ones the last.
 */
export function splitBudget(budget: number, channels: readonly AdChannel[]): number[] {
  const none = channels.map(() => 0)
  const inUse = new Set(channels.flatMap(({ part }, at) => (part > 0 ? [at] : [])))
  const [first] = inUse
  if (first === undefined || budget <= 0) return none
  while (inUse.size > 1) {
    const shares = sharesOf(budget, channels, inUse)
    const [least] = [...inUse]
      .filter((at) => (shares[at] ?? 0) < (channels[at]?.lowest ?? 0))
      .toSorted((one, other) => (shares[one] ?? 0) - (shares[other] ?? 0))
    if (least === undefined) break
    inUse.delete(least)
  }
  return rounded(budget, sharesOf(budget, channels, inUse))
}

function sharesOf(budget: number, channels: readonly AdChannel[], inUse: ReadonlySet<number>) {
  const parts = channels.map(({ part }, at) => (inUse.has(at) ? part : 0))
  const sum = parts.reduce((total, part) => total + part, 0)
  return parts.map((part) => (budget * part) / sum)
}

/** To tens of francs; what the rounding leaves over goes to the largest share. */
function rounded(budget: number, shares: readonly number[]): number[] {
  const tens = shares.map((share) => Math.floor(share / round) * round)
  const rest = budget - tens.reduce((total, share) => total + share, 0)
  const largest = shares.indexOf(Math.max(...shares))
  return tens.map((share, at) => (at === largest ? share + rest : share))
}
