import { LakeProblem } from '../problem.ts'

const lookedAtEvery = 64

let deadline = Number.POSITIVE_INFINITY

/** A query has had its time. */
export class OutOfTime extends LakeProblem {
  constructor() {
    super(408, 'queryTimeoutError', 'The query took too long and was given up')
  }
}

/** The machine hardly got to a query: it may well be quick at another time. Clients ask again after a 503. */
export class TooBusy extends LakeProblem {
  constructor() {
    super(503, 'tooBusyError', 'The lake is too busy for this query at the moment; try again')
  }
}

/** What to say of a query whose time is over: that it is slow, or, where it hardly worked, that the machine is busy. */
export function outOfTime(workedMs: number, ms: number): LakeProblem {
  return workedMs < ms / 10 ? new TooBusy() : new OutOfTime()
}

/** Throws `OutOfTime` when the query that is being evaluated has had its time. */
export function checkDeadline(): void {
  if (performance.now() > deadline) throw new OutOfTime()
}

/** Makes what looks at the clock now and then, for loops that call it each time. */
export function looking(): () => void {
  let steps = 0
  return () => {
    if (++steps % lookedAtEvery === 0) checkDeadline()
  }
}

/** Evaluates something that takes no longer than until `until`, by `performance.now()`, nor than what it is a part of. */
export function withDeadline<T>(until: number, evaluate: () => T): T {
  const outer = deadline
  deadline = Math.min(outer, until)
  try {
    return evaluate()
  } finally {
    deadline = outer
  }
}

/** Does what is cached for others too, such as sorting a list once and for all: a query does not pay for it. */
export function asInvestment<T>(make: () => T): T {
  const outer = deadline
  const started = performance.now()
  deadline = Number.POSITIVE_INFINITY
  try {
    return make()
  } finally {
    deadline = outer + performance.now() - started
  }
}

class GuardedIterator<T> {
  readonly #items: readonly T[]
  #at = 0

  constructor(items: readonly T[]) {
    this.#items = items
  }

  next(): IteratorResult<T, undefined> {
    const at = this.#at++
    if (at % lookedAtEvery === lookedAtEvery - 1) checkDeadline()
    if (at < this.#items.length) return { done: false, value: this.#items[at] as T }
    return { done: true, value: undefined }
  }
}

/**
 * An empty list that looks at the clock while it is gone through: groq-js loops over documents wherever a query does,
 * and this is what stops a query whose filter is slow.
 */
export function guardedList<T>(): T[] {
  const list: T[] = []
  const value = () => new GuardedIterator(list)
  return Object.defineProperty(list, Symbol.iterator, { value, enumerable: false })
}
