import { expect, test } from 'vitest'
import {
  isScheduleSlot,
  nextOccurrence,
  scheduleSlotLabel,
  scheduleSlots,
} from './schedule-slots.ts'

test('the five half hours read as the dialog shows them', () => {
  expect(scheduleSlots.map(({ key }) => scheduleSlotLabel(key, 'en'))).toEqual([
    'Mon 09:00-09:30',
    'Mon 10:00-10:30',
    'Tue 14:00-14:30',
    'Tue 15:00-15:30',
    'Wed 11:00-11:30',
  ])
  expect(scheduleSlotLabel('wed_1100', 'fr')).toBe('Mer 11:00-11:30')
})

test('only those five are slots', () => {
  expect([isScheduleSlot('tue_1500'), isScheduleSlot('fri_0900'), isScheduleSlot(null)]).toEqual([
    true,
    false,
    false,
  ])
})

test('their days have names in French, too', () => {
  expect(scheduleSlots.map(({ key }) => scheduleSlotLabel(key, 'fr').slice(0, 3))).toEqual([
    ...['Lun', 'Lun', 'Mar', 'Mar', 'Mer'],
  ])
})

test.each([
  ['on the Friday before', '2026-03-06T12:00:00Z', 'mon_0900', '2026-03-09T08:00:00.000Z'],
  ['the same morning, in time', '2026-03-09T06:30:00Z', 'mon_0900', '2026-03-09T08:00:00.000Z'],
  [
    'the same morning, just in time',
    '2026-03-09T07:00:00Z',
    'mon_0900',
    '2026-03-09T08:00:00.000Z',
  ],
  ['the same morning, too late', '2026-03-09T07:30:00Z', 'mon_0900', '2026-03-16T08:00:00.000Z'],
  [
    'late on Sunday evening, already Monday',
    '2026-03-08T23:30:00Z',
    'mon_0900',
    '2026-03-09T08:00:00.000Z',
  ],
  ['in summer time', '2026-07-07T11:30:00Z', 'tue_1500', '2026-07-07T13:00:00.000Z'],
  ['before summer time begins', '2027-03-26T12:00:00Z', 'mon_0900', '2027-03-29T07:00:00.000Z'],
  ['before it ends', '2026-10-23T12:00:00Z', 'mon_0900', '2026-10-26T08:00:00.000Z'],
] as const)('a slot booked %s', (_, now, key, expected) => {
  expect(nextOccurrence(key, new Date(now)).toISOString()).toBe(expected)
})

test('on a day without calls a slot is the next week’s, as often as that day is closed too', () => {
  const now = new Date('2026-12-23T12:00:00Z')
  const closed = ['2026-12-25', '2026-12-28', '2027-01-04']
  expect(nextOccurrence('mon_0900', now, closed).toISOString()).toBe('2027-01-11T08:00:00.000Z')
  expect(nextOccurrence('tue_1400', now, closed).toISOString()).toBe('2026-12-29T13:00:00.000Z')
})
