import { swissDay } from '@jalonne/domain'
import { say } from './say.ts'

/** The day of something readers see as soon as it is published, whatever its date: one that lies ahead is a slip. */
export const dayThatCame = (day: string | undefined, context?: unknown): true | string =>
  day === undefined ||
  day <= swissDay(Date.now()) ||
  say(context, {
    en: 'This day lies ahead: readers see the project at once, and read that it went live then.',
    fr: 'Ce jour est encore à venir : le projet est visible tout de suite, et se dit en ligne depuis ce jour-là.',
  })
