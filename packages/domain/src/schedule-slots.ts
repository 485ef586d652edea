import { clockLabel } from './clock-label.ts'
import type { Language } from './language.ts'
import { once } from './once.ts'

/** The half hours a call can be booked at in the schedule dialog, Swiss time. */
export const scheduleSlots = [
  { key: 'mon_0900', weekday: 1, minutes: 540 },
  { key: 'mon_1000', weekday: 1, minutes: 600 },
  { key: 'tue_1400', weekday: 2, minutes: 840 },
  { key: 'tue_1500', weekday: 2, minutes: 900 },
  { key: 'wed_1100', weekday: 3, minutes: 660 },
] as const
export type ScheduleSlot = (typeof scheduleSlots)[number]['key']

/** How long a booked call lasts, in minutes. */
export const scheduledCallMinutes = 30

/** Whether a value is the key of one of the slots. */
export const isScheduleSlot = (value: unknown): value is ScheduleSlot =>
  scheduleSlots.some((slot) => slot.key === value)

const weekdays: Record<Language, Record<1 | 2 | 3, string>> = {
  fr: { 1: 'Lun', 2: 'Mar', 3: 'Mer' },
  en: { 1: 'Mon', 2: 'Tue', 3: 'Wed' },
}

/** A slot as it is shown: `Mon 09:00-09:30`, `Lun 09:00-09:30`. */
export function scheduleSlotLabel(key: ScheduleSlot, language: Language): string {
  const slot = slotOf(key)
  return `${weekdays[language][slot.weekday]} ${clockLabel(slot.minutes)}-${clockLabel(slot.minutes + scheduledCallMinutes)}`
}

/** How long before its time a call can still be booked, in minutes; after that, the next week's is. */
const notice = 60

/**
 * The next time a slot starts.
 * @param closedDays Swiss dates, `2026-12-28`, on which nobody calls: the slot is the next week's
 */
export function nextOccurrence(
  key: ScheduleSlot,
  now: Date,
  closedDays: readonly string[] = [],
): Date {
  const slot = slotOf(key)
  const earliest = swissLocal(new Date(now.getTime() + notice * 60_000))
  const day = new Date(`${earliest.slice(0, 10)}T00:00:00Z`)
  const date = () => day.toISOString().slice(0, 10)
  const start = () => `${date()}T${clockLabel(slot.minutes)}`
  const goOn = (days: number) => day.setUTCDate(day.getUTCDate() + days)
  while (day.getUTCDay() !== slot.weekday || start() < earliest) goOn(1)
  while (closedDays.includes(date())) goOn(7)
  return swissInstant(start())
}

function slotOf(key: ScheduleSlot) {
  const slot = scheduleSlots.find((candidate) => candidate.key === key)
  if (!slot) throw new RangeError(`unknown slot ${key}`)
  return slot
}

const zurich = once(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Zurich',
      dateStyle: 'short',
      timeStyle: 'short',
    }),
)

const swissLocal = (instant: Date): string => zurich().format(instant).replace(' ', 'T')

/** The instant of a Swiss date and time. No slot falls into the hour in which the clocks change. */
function swissInstant(local: string): Date {
  const asUtc = new Date(`${local}:00Z`)
  const offset = new Date(`${swissLocal(asUtc)}:00Z`).getTime() - asUtc.getTime()
  return new Date(asUtc.getTime() - offset)
}
