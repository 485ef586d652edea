import {
  formatChf,
  formatDate,
  formatHundredths,
  formatMonth,
  formatTenths,
  formatWhole,
} from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { dashboard } from '@jalonne/messages/dashboard'
import { useLanguage } from '../../shared/language.tsx'

/** The dashboard's texts, and how its figures and days are written in the page's language. */
export function useDashboard() {
  const t = useMessages(dashboard)
  const language = useLanguage()
  const whole = (value: number) => formatWhole(value, language)
  const tenths = (value: number) => formatTenths(value, language)
  return {
    t,
    whole,
    tenths,
    hundredths: (value: number) => formatHundredths(value, language),
    chf: (amount: number) => formatChf(amount, language),
    percent: (value: string) => t('percent', { value }),
    minutes: (value: number) => t('minutes', { value: whole(value) }),
    date: (iso: string) => formatDate(iso, language),
    shortDate: (iso: string) => formatDate(iso, language, 'short'),
    /** A month and its year. */
    month: (iso: string) => formatMonth(iso, language, 'long'),
    shortMonth: (iso: string) => formatMonth(iso, language, 'short'),
    /** A change with its sign. */
    signed: (value: number, text: string) => t(value < 0 ? 'less' : 'more', { value: text }),
  }
}
