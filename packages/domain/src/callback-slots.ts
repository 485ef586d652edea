import { clockLabel } from './clock-label.ts'

/** The days a callback can be asked for, in the order they are offered. */
export const callbackDays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type CallbackDay = (typeof callbackDays)[number]

// In minutes from midnight.
const first = 6 * 60 + 30
const last = 16 * 60
const step = 30

/** The times of a day at which a call can be asked for, as `hh:mm` Swiss time: every half hour from 06:30 to 16:00. */
export const callbackSlots: readonly string[] = Array.from(
  { length: (last - first) / step + 1 },
  (_, index) => clockLabel(first + index * step),
)

/** What the form starts with: Monday, 06:30. */
export const defaultCallback: { day: CallbackDay; time: string } = {
  day: 'monday',
  time: clockLabel(first),
}
