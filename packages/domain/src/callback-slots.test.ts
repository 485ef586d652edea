import { expect, test } from 'vitest'
import { callbackDays, callbackSlots, defaultCallback } from './callback-slots.ts'

test('F2: a call can be asked for every half hour from 06:30 to 16:00', () => {
  expect(callbackSlots).toHaveLength(20)
  expect(callbackSlots.at(0)).toBe('06:30')
  expect(callbackSlots.at(1)).toBe('07:00')
  expect(callbackSlots.at(-1)).toBe('16:00')
})

test('F2: any day from Monday to Sunday, Monday 06:30 to begin with', () => {
  expect([callbackDays.length, callbackDays.at(0), callbackDays.at(-1)]).toEqual([
    7,
    'monday',
    'sunday',
  ])
  expect(defaultCallback).toEqual({ day: 'monday', time: '06:30' })
})
