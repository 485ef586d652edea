import { type Rate, rateLimit } from '@jalonne/node-kit/rate-limit'

export interface Rates {
  each: Rate
  /** What all clients may use up together: many addresses are no way around the limit of each. */
  all: Rate
}

/** Says of each client how many seconds it is until it may do something once more; 0 for now. */
export function limitEachAndAll(rates: Rates): (client: string) => number {
  const each = rateLimit(rates.each)
  const all = rateLimit({ ...rates.all, maxClients: 1 })
  return (client) => {
    const wait = each.take(client)
    if (wait > 0) return wait
    const waitOfAll = all.take('all')
    if (waitOfAll > 0) each.giveBack(client)
    return waitOfAll
  }
}
