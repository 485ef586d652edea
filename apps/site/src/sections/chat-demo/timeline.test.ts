import { describe, expect, test } from 'vitest'
import { durationOf, frameAt } from '../../shared/timeline/timeline.ts'
import { beginningOf, type Spoken, timelineOf } from './timeline.ts'

const question: Spoken = { isTyped: true, characters: 20, actions: 0, form: false }
const reply: Spoken = { isTyped: false, characters: 40, actions: 2, form: false }
const form: Spoken = { isTyped: false, characters: 10, actions: 0, form: true }

const timeline = timelineOf([question, reply, form])

/** When a phase begins, in milliseconds. */
const begins = (phase: string) => {
  const place = timeline.findIndex((moment) => moment.phase === phase)
  return durationOf(timeline.slice(0, place))
}

describe('S14: the conversation', () => {
  test('is typed, sent and answered with buttons, one of which is pressed; then there is a form', () => {
    expect([...new Set(timeline.map(({ phase }) => phase))]).toEqual([
      'idle',
      'toInput',
      'type',
      'toSend',
      'sent',
      'writing',
      'reply',
      'toAction',
      'press',
      'end',
    ])
  })

  test('types a character every 35 ms', () => {
    const typing = begins('type')
    expect(frameAt(timeline, typing)).toMatchObject({ typed: 1, shown: 0 })
    expect(frameAt(timeline, typing + 34)).toMatchObject({ typed: 1, left: 1 })
    expect(frameAt(timeline, typing + 35).typed).toBe(2)
    expect(begins('toSend') - typing).toBe(35 * 20)
    expect(frameAt(timeline, begins('toSend'))).toMatchObject({ typed: 20, shown: 0 })
    expect(frameAt(timeline, begins('sent'))).toMatchObject({ typed: 0, shown: 1 })
  })

  test('shows a reply once it is written, and the form once the button is pressed, for 4 s', () => {
    expect(frameAt(timeline, begins('writing')).shown).toBe(1)
    expect(frameAt(timeline, begins('reply')).shown).toBe(2)
    expect(frameAt(timeline, begins('press')).shown).toBe(2)
    expect(frameAt(timeline, begins('end')).shown).toBe(3)
    const whole = durationOf(timeline)
    expect(whole - begins('end')).toBe(4000)
    expect(frameAt(timeline, whole)).toMatchObject({ phase: 'idle', shown: 0, round: 1 })
  })

  test('begins with what stands there without motion: all of it', () => {
    expect(frameAt(timeline, beginningOf(timeline))).toMatchObject({ phase: 'end', shown: 3 })
  })

  test('visitor and assistant may take turns as often as they like', () => {
    const long = timelineOf([question, { ...reply, actions: 0 }, question, reply])
    const shown = long.map((moment) => moment.shown)
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
    expect(long.filter(({ phase }) => phase === 'press')).toHaveLength(1)
    expect(long.at(-1)).toMatchObject({ phase: 'end', shown: 4 })
  })

  test.each([[[]], [[form]], [[{ ...question, characters: 0 }]]])(
    'of little to say it still reaches its end',
    (messages) => {
      const short = timelineOf(messages)
      expect(frameAt(short, beginningOf(short))).toMatchObject({ shown: messages.length })
      expect(short.every(({ left }) => left > 0)).toBe(true)
    },
  )
})
