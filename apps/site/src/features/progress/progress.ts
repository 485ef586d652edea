/** How far the bar has come, in percent; null while it is hidden. */
export type Progress = number | null

export type ProgressEvent =
  | { type: 'start' }
  /** `random` between 0 and 1. */
  | { type: 'step'; random: number }
  | { type: 'finish' }
  | { type: 'hide' }

const first = 6
const longestStep = 12
const cap = 90

/** The bar's rule: starts at 6 %, grows by up to 12, never past 90 until it is told to finish. */
export function progressReducer(progress: Progress, event: ProgressEvent): Progress {
  switch (event.type) {
    case 'start':
      return first
    case 'step':
      return progress === null ? null : Math.min(progress + event.random * longestStep, cap)
    case 'finish':
      return 100
    case 'hide':
      return null
  }
}
