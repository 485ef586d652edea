import { swissDay } from '@jalonne/domain'

/** How often the model is asked at most; beyond it, answers are the embedded ones. */
export interface ModelBudget {
  perDay: number
  perClientAndDay: number
}

/**
 * Says of each client whether the model may be asked once more, and counts that. It goes by days of Switzerland: a
 * bucket that starts full and refills would give twice as much on its first day.
 */
export function modelBudget(
  { perDay, perClientAndDay }: ModelBudget,
  now: () => number,
): (client: string) => boolean {
  let day = swissDay(now())
  let all = 0
  const each = new Map<string, number>()
  return (client) => {
    const today = swissDay(now())
    if (today !== day) {
      day = today
      all = 0
      each.clear()
    }
    const own = each.get(client) ?? 0
    if (all >= perDay || own >= perClientAndDay) return false
    all += 1
    each.set(client, own + 1)
    return true
  }
}
