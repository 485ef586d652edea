import { type LocaleRichText, richText } from '../../builders/portable-text.ts'
import { type Reference, reference } from '../../builders/reference.ts'
import { type LocaleString, type LocaleText, line, paragraph } from '../../builders/text.ts'
import type { Canton, DrawnFigure } from '../testimonials/testimonial.ts'

type Pair = [fr: string, en: string]

interface CityContent {
  slug: string
  canton: Canton
  name: Pair
  /** In that town, with the preposition: "au Locle". */
  phrase: Pair
  lead: Pair
  fr: string[]
  en: string[]
  figures: DrawnFigure[]
  /** Numbers of testimonials, of firms in the region. */
  voices: number[]
}

/** A town as the content lake stores it. */
export interface City {
  _id: string
  _type: 'city'
  name: LocaleString
  phrase: LocaleString
  slug: { _type: 'slug'; current: string }
  canton: Canton
  lead: LocaleText
  text: LocaleRichText
  figures: DrawnFigure[]
  testimonials: Reference[]
  mapSeed: string
}

/** Makes a town; its slug also seeds the terrain of its map sheet. */
export const city = ({ slug, canton, name, phrase, lead, fr, en, figures, voices }: CityContent) =>
  ({
    _id: `city-${slug}`,
    _type: 'city',
    name: line(...name),
    phrase: line(...phrase),
    slug: { _type: 'slug', current: slug },
    canton,
    lead: paragraph(...lead),
    text: richText(fr, en),
    figures: figures.map((figure, index) => ({ ...figure, _key: `figure-${index + 1}` })),
    testimonials: voices.map((voice) => reference(`testimonial-${String(voice).padStart(2, '0')}`)),
    mapSeed: slug,
  }) satisfies City

/** A number about a town that anybody can check. */
export const fact = (value: Pair, label: Pair, unit?: Pair): DrawnFigure => ({
  _type: 'drawnFigure',
  value: line(...value),
  ...(unit && { unit: line(...unit) }),
  label: line(...label),
  drawing: 'none',
})

/** The same in both languages. */
export const both = (text: string): Pair => [text, text]
