import { useEffect, useReducer } from 'react'
import { play } from './playback.ts'
import { type Frame, frameAt, type Moment } from './timeline.ts'

/** The frame of a timeline to show now; it changes while `runs`. Until then it is the one at `beginning`, in milliseconds. */
export function useTimeline<Shown extends Moment>(
  timeline: readonly Shown[],
  beginning: number,
  runs: boolean,
): Frame<Shown> {
  const [playback, dispatch] = useReducer(play, { elapsed: beginning, since: null })
  const frame = frameAt(timeline, playback.elapsed)
  useEffect(() => {
    if (!runs) return
    dispatch({ type: 'run', now: performance.now() })
    return () => dispatch({ type: 'hold', now: performance.now() })
  }, [runs])
  useEffect(() => {
    if (playback.since === null) return
    const next = setTimeout(() => dispatch({ type: 'tick', now: performance.now() }), frame.left)
    return () => clearTimeout(next)
  }, [playback, frame.left])
  return frame
}
