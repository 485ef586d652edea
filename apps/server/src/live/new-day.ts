import { swissDay } from '@jalonne/domain'

/** How late a new day may be noticed, in milliseconds. */
const everyMs = 5_000

/**
 * Calls back on each new day of Switzerland. It looks at the clock rather than waiting for midnight, so that a clock
 * that was put right or a machine that slept does not matter.
 * @returns what stops it
 */
export function onNewDay(now: () => number, callBack: () => void): () => void {
  let day = swissDay(now())
  const timer = setInterval(() => {
    const today = swissDay(now())
    if (today === day) return
    day = today
    callBack()
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
