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
    write(() => purgeUnlessInDoubt(leads, days, now())).then((outcome) => {
      if ('doubtedSince' in outcome) onDoubt(outcome.doubtedSince)
      else onPurged(outcome.purged)
    }, onFailure)
  }
  look()
  const timer = setInterval(look, day)
  return () => clearInterval(timer)
}

/** Removes what is too old, or nothing where the clock is months ahead of when it was last believed. */
function purgeUnlessInDoubt(
  leads: Leads,
  days: number,
  now: number,
): { purged: number } | { doubtedSince: string } {
  const seen = leads.clockSeenAt() ?? leads.newestAt()
  if (seen !== null && now - Date.parse(seen) > longestAbsence) {
    // Kept, since leads that arrive meanwhile bear the date in doubt.
    leads.setClockSeenAt(seen)
    return { doubtedSince: seen }
  }
  // Never lower: one start with the clock behind would make the right time look far ahead.
  if (seen !== null && now < Date.parse(seen)) leads.setClockSeenAt(seen)
  else leads.setClockSeenAt(new Date(now).toISOString())
  return { purged: purge(leads, days, now) }
}

/** Removes leads received longer ago than so many days, believing the clock from now on; gives their number. */
export function purgeOldLeads(leads: Leads, days: number, now: number): number {
  leads.setClockSeenAt(new Date(now).toISOString())
  return purge(leads, days, now)
}

const purge = (leads: Leads, days: number, now: number) =>
  leads.purge(new Date(now - days * day).toISOString())
