const day = 24 * 60 * 60_000

export interface RetentionOptions {
  /** How many days a lead is kept. */
  days: number
  now: () => number
  /** Removes what was received before an ISO date; gives the number of leads removed. */
  purge: (before: string) => Promise<number>
  onPurged: (leads: number) => void
  onFailure: (error: unknown) => void
}

/** Forgets leads that are too old, now and once a day. Returns what ends it. */
export function forgetOldLeads(options: RetentionOptions): () => void {
  const { days, now, purge, onPurged, onFailure } = options
  const forget = () => {
    purge(new Date(now() - days * day).toISOString()).then(onPurged, onFailure)
  }
  forget()
  const timer = setInterval(forget, day)
  return () => clearInterval(timer)
}
