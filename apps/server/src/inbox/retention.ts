import type { LeadRepository } from './lead-repository.ts'

const day = 24 * 60 * 60_000

/** A server that was off for longer is rarer than a clock that is wrong. */
const longestAbsence = 180 * day

type Leads = Pick<LeadRepository, 'purge' | 'newestAt' | 'clockSeenAt' | 'setClockSeenAt'>

export interface RetentionOptions {
  /** How many days a lead is stored. */
  days: number
  now: () => number
  leads: Leads
  /** Does some work on the leads; resolves once it is on disk. */
  write: <T>(work: () => T) => Promise<T>
  onPurged: (leads: number) => void
  /** The clock has leapt, and nothing is removed; `seen` is when it was last believed, ISO. */
  onDoubt: (seen: string) => void
  onFailure: (error: unknown) => void
}

/** Forgets leads that are too old, now and once a day, unless the clock cannot be right. Returns what ends it. */
export function deleteOldLeads(options: RetentionOptions): () => void {
  const { days, now, leads, write, onPurged, onDoubt, onFailure } = options
  const look = () => {
    write(() => {
      const at = now()
      const seen = leads.clockSeenAt() ?? leads.newestAt()
      if (seen !== null && at - Date.parse(seen) > longestAbsence) {
        // Kept, since leads that arrive meanwhile bear the date in doubt.
        leads.setClockSeenAt(seen)
        return () => onDoubt(seen)
      }
      // Never lower: one start with the clock behind would make the right time look far ahead.
      if (seen !== null && at < Date.parse(seen)) leads.setClockSeenAt(seen)
      else leads.setClockSeenAt(new Date(at).toISOString())
      const purged = purge(leads, days, at)
      return () => onPurged(purged)
    }).then((report) => report(), onFailure)
  }
  look()
  const timer = setInterval(look, day)
  return () => clearInterval(timer)
}

/** Removes leads received longer ago than so many days, believing the clock from now on; gives their number. */
export function purgeOldLeads(leads: Leads, days: number, now: number): number {
  leads.setClockSeenAt(new Date(now).toISOString())
  return purge(leads, days, now)
}

const purge = (leads: Leads, days: number, now: number) =>
  leads.purge(new Date(now - days * day).toISOString())
