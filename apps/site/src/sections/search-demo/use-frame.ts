import { useEffect, useMemo, useReducer } from 'react'
import { play } from './playback.ts'
import { beginningOf, type Frame, frameAt, timelineOf } from './timeline.ts'

/** The frame to show now; it changes while `runs`. Until then it is the one at the top. */
export function useFrame(characters: number, positions: number, runs: boolean): Frame {
  const timeline = useMemo(() => timelineOf(characters, positions), [characters, positions])
  const [playback, dispatch] = useReducer(play, timeline, (whole) => ({
    elapsed: beginningOf(whole),
    since: null,
  }))
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
