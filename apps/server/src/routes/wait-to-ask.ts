import { rateLimit } from '@jalonne/node-kit/rate-limit'

// A visitor asks a few questions a minute; all of them together keep one core busy for a tenth of its time.
const questions = { perMinute: 20, burst: 30 }
const allQuestions = { perMinute: 1_800, burst: 300 }

/** Says of each client how many seconds it is until it may ask; all together have a limit too. */
export function waitToAsk(ofEach = questions, ofAll = allQuestions): (client: string) => number {
  const each = rateLimit(ofEach)
  const all = rateLimit({ ...ofAll, maxClients: 1 })
  return (client) => {
    const wait = each.take(client)
    if (wait > 0) return wait
    const waitOfAll = all.take('all')
    if (waitOfAll > 0) each.giveBack(client)
    return waitOfAll
  }
}
