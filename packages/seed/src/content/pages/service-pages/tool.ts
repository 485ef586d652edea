import { reference } from '../../../builders/reference.ts'
import { type LocaleString, type LocaleText, paragraph } from '../../../builders/text.ts'
import { textFigure } from '../../services/service.ts'
import type { Section } from '../page.ts'

/** A slider of a calculator. */
export const slider = (min: number, max: number, step: number, start: number) => ({
  _type: 'toolRange',
  min,
  max,
  step,
  start,
})

/** A benefit of a service, with what stands in its first column. */
export const benefit = (
  key: string,
  figure: LocaleString,
  title: LocaleString,
  text: LocaleText,
) => ({ _type: 'card', _key: key, title, text, figure: textFigure(figure) })

/** A station on the way of a service. */
export const station = (
  key: string,
  when: LocaleString,
  title: LocaleString,
  text: [fr: string, en: string],
) => ({ _type: 'step', _key: key, when, title, text: paragraph(...text) })

/** Three testimonials, by their numbers. */
export const threeVoices = (title: LocaleString, numbers: [string, string, string]): Section => ({
  _type: 'testimonialCarousel',
  _key: 'voices',
  title,
  testimonials: numbers.map((number) => reference(`testimonial-${number}`)),
})
