import type { ProgressEvent } from './progress.ts'

const stepEvery = 200
const finishAt = 600
const hideAfter = 260

/** Plays the bar once: a step every 200 ms, full at 600 ms, hidden 260 ms later. Returns the function that stops it. */
export function runProgress(send: (event: ProgressEvent) => void): () => void {
  const timers: ReturnType<typeof setTimeout>[] = []
  const at = (ms: number, event: () => ProgressEvent) => {
    timers.push(setTimeout(() => send(event()), ms))
  }
  send({ type: 'start' })
  for (let ms = stepEvery; ms < finishAt; ms += stepEvery) {
    at(ms, () => ({ type: 'step', random: Math.random() }))
  }
  at(finishAt, () => ({ type: 'finish' }))
  at(finishAt + hideAfter, () => ({ type: 'hide' }))
  return () => timers.forEach(clearTimeout)
}
