import { formatChf, formatTenths } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { tools } from '@jalonne/messages/tools'
import { useLanguage } from '../language.tsx'

/** How figures are written in the tools, in the page's language. */
export function useUnits() {
  const t = useMessages(tools)
  const language = useLanguage()
  return {
    chf: (value: number) => formatChf(value, language),
    // A small share is not rounded to zero.
    number: (value: number) =>
      value > 0 && value < 0.05 ? t('little') : formatTenths(value, language),
    percent: (value: number) => t('percent', { value: formatTenths(value, language) }),
    duration: (minutes: number) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
      if (hours === 0) return t('minutes', { minutes })
      if (rest === 0) return t('hours', { hours })
      return t('hoursAndMinutes', { hours, minutes: String(rest).padStart(2, '0') })
    },
  }
}

/** Figures for Instrument Sans, in which the narrow space between thousands (U+202F) is too thin to be seen. */
export const withWideSpaces = (figures: string): string => figures.replaceAll('\u202f', '\u00a0')
