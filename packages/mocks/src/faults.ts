import { delay } from 'msw'

/** Something that goes wrong between the site and the content lake. */
export interface Fault {
  /** Respond with this status (`503`, `429`…) and Sanity's error shape. */
  status?: number
  /** Wait this long before anything else happens, in ms; without end when it is infinite. */
  delayMs?: number
  /** Cut the connection: the client sees a network error, as when the lake is down. */
  cut?: boolean
}

export interface FaultScope {
  /** How many requests it befalls; all, until `recover()`, when left out. */
  times?: number
  /** Which requests it befalls; all when left out. */
  only?: (request: Request) => boolean
}

/** Waits as long as a fault says; without end when it is infinite. */
export const wait = (ms: number): Promise<void> => delay(Number.isFinite(ms) ? ms : 'infinite')

/** The faults in force. The oldest that fits a request befalls it. */
export class Faults {
  #active: { fault: Fault; times: number; only: (request: Request) => boolean }[] = []

  /** Lets the next requests go wrong. */
  add(
    fault: Fault,
    { times = Number.POSITIVE_INFINITY, only = () => true }: FaultScope = {},
  ): void {
    this.#active.push({ fault, times, only })
  }

  clear(): void {
    this.#active = []
  }

  /** The fault that befalls this request, used up once by asking. */
  take(request: Request): Fault | undefined {
    const found = this.#active.find(({ only }) => only(request))
    if (!found) return undefined
    found.times -= 1
    if (found.times <= 0) this.#active = this.#active.filter((active) => active !== found)
    return found.fault
  }
}
