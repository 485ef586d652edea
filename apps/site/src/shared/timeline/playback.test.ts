import { describe, expect, test } from 'vitest'
import { play } from './playback.ts'

describe('S11, S14: the clock of a demonstration', () => {
  test('counts while it runs, and neither while it is held nor before it runs', () => {
    const waiting = { elapsed: 100, since: null }
    expect(play(waiting, { type: 'tick', now: 9000 })).toEqual(waiting)
    const running = play(waiting, { type: 'run', now: 1000 })
    expect(running).toEqual({ elapsed: 100, since: 1000 })
    const later = play(running, { type: 'tick', now: 1050 })
    expect(later).toEqual({ elapsed: 150, since: 1050 })
    const held = play(later, { type: 'hold', now: 1060 })
    expect(held).toEqual({ elapsed: 160, since: null })
    expect(play(held, { type: 'run', now: 5000 })).toEqual({ elapsed: 160, since: 5000 })
  })

  test('a clock that is set back takes nothing away', () => {
    const running = { elapsed: 100, since: 1000 }
    expect(play(running, { type: 'tick', now: 400 })).toEqual({ elapsed: 100, since: 400 })
  })
})
