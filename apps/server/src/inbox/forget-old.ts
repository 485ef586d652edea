const day = 24 * 60 * 60_000

/** How long questions and reports are kept after they last came, in days. */
export const daysKept = 90

export interface ForgetOptions {
  now: () => Date
  /** What is old could not be removed, as on a full disk; it is tried again hours later. */
  onFailure?: ((error: unknown) => void) | undefined
}

/**
 * Has what last came before an ISO date forgotten: what is older than 90 days, now and every six hours. Returns what
 * ends it.
 */
export function forgetOld(
  forget: (before: string) => void,
  { now, onFailure }: ForgetOptions,
): () => void {
  const look = () => {
    try {
      forget(new Date(now().getTime() - daysKept * day).toISOString())
    } catch (error) {
      onFailure?.(error)
    }
  }
  look()
  const timer = setInterval(look, day / 4)
  timer.unref()
  return () => clearInterval(timer)
}
