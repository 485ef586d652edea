import { describe, expect, test } from 'vitest'
import { durationOf, frameAt } from '../../shared/timeline/timeline.ts'
import { beginningOf, timelineOf } from './timeline.ts'

const query = 'menuisier moudon'
const timeline = timelineOf(query.length, 5)

/** When a phase begins, in milliseconds. */
const begins = (phase: string) => {
  const before = timeline.slice(
    0,
    timeline.findIndex((moment) => moment.phase === phase),
  )
  return durationOf(before)
}

describe('S11: the search demonstration', () => {
  test('types a character every 50 ms, presses the button, shows results and climbs', () => {
    const phases = [...new Set(timeline.map(({ phase }) => phase))]
    expect(phases).toEqual(['in', 'type', 'click', 'results', 'climb', 'top', 'out'])
    const typing = begins('type')
    expect(frameAt(timeline, typing).typed).toBe(1)
    expect(frameAt(timeline, typing + 49)).toMatchObject({ typed: 1, left: 1 })
    expect(frameAt(timeline, typing + 50).typed).toBe(2)
    expect(begins('click') - typing).toBe(50 * query.length)
    expect(frameAt(timeline, begins('click'))).toMatchObject({ typed: query.length, reached: 0 })
    expect(frameAt(timeline, begins('results')).reached).toBe(1)
  })

  test('climbs for 2.5 s, position after position, and stays on top for 4.5 s', () => {
    const climb = begins('climb')
    expect(begins('top') - climb).toBe(2500)
    const reached = [0, 625, 1250, 1875].map((after) => frameAt(timeline, climb + after).reached)
    expect(reached).toEqual([2, 3, 4, 5])
    expect(begins('out') - begins('top')).toBe(4500)
  })

  test('starts over when it is through, and counts its rounds', () => {
    const whole = durationOf(timeline)
    expect(frameAt(timeline, whole)).toMatchObject({ phase: 'in', round: 1, typed: 0 })
    expect(frameAt(timeline, 3 * whole - 1)).toMatchObject({ phase: 'out', round: 2 })
  })

  test('begins with what stands there without motion: everything typed, the summit reached', () => {
    const first = frameAt(timeline, beginningOf(timeline))
    expect(first).toMatchObject({ phase: 'top', typed: query.length, reached: 5, round: 0 })
  })

  test.each([
    [0, 1],
    [300, 1],
    [5, 0],
    [0, 0],
  ])('with %i characters and %i positions it still reaches its end', (characters, positions) => {
    const short = timelineOf(characters, positions)
    expect(short.map(({ phase }) => phase)).not.toContain('climb')
    expect(frameAt(short, beginningOf(short))).toMatchObject({ phase: 'top', typed: characters })
    expect(short.every(({ left }) => left > 0)).toBe(true)
  })
})
