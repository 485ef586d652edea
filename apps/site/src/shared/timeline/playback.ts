/** How far the demonstration has come. */
export interface Playback {
  /** Milliseconds it has run. */
  elapsed: number
  /** When the clock was last read; null while it stands still. */
  since: number | null
}

/** What happens to it; `now` is what the clock says, in milliseconds. */
export interface PlaybackAction {
  type: 'run' | 'tick' | 'hold'
  now: number
}

/** Counts the time that passes between running and holding. */
export function play({ elapsed, since }: Playback, { type, now }: PlaybackAction): Playback {
  const passed = since === null ? 0 : Math.max(0, now - since)
  if (type === 'tick' && since === null) return { elapsed, since }
  return { elapsed: elapsed + passed, since: type === 'hold' ? null : now }
}
