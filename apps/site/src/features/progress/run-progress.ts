import type { ProgressEvent } from './progress.ts'

/** Timers and chance, so that a test can hold them still. */
export interface ProgressClock {
  setTimeout(callback: () => void, ms: number): number
  clearTimeout(timer: number): void
  random(): number
}

const stepEvery = 200
const finishAt = 600
const hideAfter = 260

/** Plays the bar once: a step every 200 ms, full at 600 ms, hidden 260 ms later. Returns the function that stops it. */
export function runProgress(
  clock: ProgressClock,
  send: (event: ProgressEvent) => void,
): () => void {
  const timers: number[] = []
  const at = (ms: number, event: () => ProgressEvent) => {
    timers.push(clock.setTimeout(() => send(event()), ms))
  }
  send({ type: 'start' })
  for (let ms = stepEvery; ms < finishAt; ms += stepEvery) {
    at(ms, () => ({ type: 'step', random: clock.random() }))
  }
  at(finishAt, () => ({ type: 'finish' }))
  at(finishAt + hideAfter, () => ({ type: 'hide' }))
  return () => timers.forEach(clock.clearTimeout)
}
