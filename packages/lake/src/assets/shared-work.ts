interface Work<T> {
  result: Promise<T>
  waiting: number
  abandon: AbortController
}

/** Starts a piece of work, or joins the one of the same key that is under way. */
export type ShareWork<T> = (
  key: string,
  signal: AbortSignal,
  start: (signal: AbortSignal) => Promise<T>,
) => Promise<T>

/** Lets requests share work. When the last of those that wait for a piece is gone, its signal says so. */
export function sharedWork<T>(): ShareWork<T> {
  const underWay = new Map<string, Work<T>>()

  function begin(key: string, start: (signal: AbortSignal) => Promise<T>): Work<T> {
    const abandon = new AbortController()
    const work: Work<T> = { result: start(abandon.signal), waiting: 0, abandon }
    underWay.set(key, work)
    const forget = () => {
      if (underWay.get(key) === work) underWay.delete(key)
    }
    work.result.then(forget, forget)
    abandon.signal.addEventListener('abort', forget)
    return work
  }

  return (key, signal, start) => {
    const work = underWay.get(key) ?? begin(key, start)
    work.waiting++
    const leave = () => {
      work.waiting--
      if (work.waiting === 0) work.abandon.abort()
    }
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    return work.result
  }
}
