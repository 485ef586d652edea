/** What comes of visits, step by step. */
export interface Funnel {
  /** How many reach each step: the visits first, then one figure a rate. Not rounded. */
  counts: number[]
  /** Per cent of the visits that come to the end, to a tenth. */
  conversion: number
  /** What each step adds at the end when one visitor more in a hundred passes it. */
  gains: number[]
  /** The step where that adds the most, counted from 0; null where nothing can be added. */
  lever: number | null
}

/** Follows visits through the rates of a page's steps, in per cent of those who reached the step before. */
export function funnel(visits: number, rates: readonly number[]): Funnel {
  const counts = [visits]
  for (const rate of rates) counts.push(((counts.at(-1) ?? 0) * rate) / 100)
  const end = counts.at(-1) ?? 0
  const gains = rates.map((rate, step) => {
    const others = rates.reduce((share, other, at) => (at === step ? share : share * other), 1)
    return rate >= 100 ? 0 : (visits * others) / 100 ** rates.length
  })
  const most = Math.max(0, ...gains)
  return {
    counts,
    conversion: visits > 0 ? Math.round((end / visits) * 1000) / 10 : 0,
    gains,
    lever: most > 0 ? gains.indexOf(most) : null,
  }
}
