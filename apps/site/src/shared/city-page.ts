import {
  type CityTemplatePath,
  cityName,
  cityPath,
  cityTemplatePath,
  inCity,
  type Language,
  typeset,
} from '@jalonne/domain'
import { site } from '@jalonne/messages'
import type { City } from '../queries/city.ts'
import { languageOf } from '../queries/localize.ts'
import type { Page, Section, SectionOf } from '../queries/section-types.ts'
import { demoInTown } from './demo-in-town.ts'
import { placeOnPage } from './place-on-page.ts'
import { type LocalizedText, rewritten, textOf, wordsOf } from './text.tsx'

// What is for sale and how to ask for it is the same everywhere. Texts and voices would make eighteen copies of a page.
const takenOver: ReadonlySet<string> = new Set([
  'searchDemo',
  'seoPacks',
  'pricingExtras',
  'callToActionCard',
  'serviceContactForm',
  'contactForm',
  'scheduleForm',
  'cityList',
])

interface CityPageInput {
  /** The page of the service, from which every city's is made. */
  template: Page
  templatePath: CityTemplatePath
  /** What editors have written about the city; null where they have not. */
  city: City | null
  /** The city as the address has it. */
  address: string
  language: Language
}

/**
 * The page of a city: the service's own page, its heading followed by the city. With a document it says what is local and
 * keeps what is for sale; without one it is the whole page, and search engines are asked to leave it out. So they are of
 * every other service in a city: what is local is told once.
 */
export function cityPage(input: CityPageInput): Page {
  const { template, templatePath, city, address, language } = input
  const name = city?.name ?? cityName(address)
  // What it follows may be in the other language.
  const withTown = (value: LocalizedText | null, join: (words: string, phrase: string) => string) =>
    rewritten(value ?? '', (text) => join(text, phraseOf(input, languageOf(value) ?? language)))
  const sections = linkingHere(template.sections, templatePath)
  const local = templatePath === cityTemplatePath ? city : null
  const header = sections.find(isHeader)
  const opening: SectionOf<'pageHeader'> = {
    anchor: null,
    figure: null,
    action: null,
    ...header,
    _type: 'pageHeader',
    _key: header?._key ?? 'header',
    title: withTown(header?.title || template.title, headingIn),
    lead: local?.lead ?? header?.lead ?? null,
  }
  const rest = sections
    .filter((section) => section !== header)
    .map((section) =>
      section._type === 'searchDemo' ? demoInTown(section, wordsOf(name), language) : section,
    )
  return {
    ...template,
    path: cityPath(city?.slug ?? address, templatePath),
    title: name,
    mapSeed: city?.mapSeed ?? city?.slug ?? template.mapSeed,
    seo: {
      title: withTown(template.title, titleIn),
      description: local ? local.lead : template.seo.description,
      image: local ? null : template.seo.image,
      noindex: !local,
    },
    breadcrumbs: [
      ...template.breadcrumbs,
      { _id: template._id, path: templatePath, title: template.title },
    ],
    sections: local
      ? [
          opening,
          ...localSections(local, language),
          ...rest.filter(({ _type }) => takenOver.has(_type)),
        ]
      : [opening, ...rest],
  }
}

/** Where somebody in the city is, in a language: as editors have written it, else as its name gives it. */
function phraseOf({ city, address }: CityPageInput, language: Language): string {
  const written = city?.phrase[language === 'fr' ? 'french' : 'english']
  const phrase = typeset(wordsOf(written).trim(), language)
  return phrase || inCity(wordsOf(city?.name) || cityName(address), language)
}

/** Links to a place on the service's page, wherever they stand, lead to the same place on this one. */
function linkingHere<Content>(content: Content, templatePath: CityTemplatePath): Content
function linkingHere(content: unknown, templatePath: CityTemplatePath): unknown {
  if (Array.isArray(content)) return content.map((item) => linkingHere(item, templatePath))
  // Nothing but an address begins like this.
  if (typeof content === 'string') return placeOnPage(content, templatePath)
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, linkingHere(value, templatePath)]),
  )
}

const isHeader = (section: Section): section is SectionOf<'pageHeader'> =>
  section._type === 'pageHeader'

// Written with a full stop or without; the town has a line of its own. In a preview the heading keeps its marks.
const headingIn = (heading: string, phrase: string): string => {
  const words = wordsOf(heading)
  const [, sentence = words, stop = ''] = /^(.*?)(\.?)$/s.exec(words) ?? []
  return heading.replace(
    words,
    () => `${sentence}\u00A0–\n${phrase.replaceAll(' ', '\u00A0')}${stop}`,
  )
}

// Where its surroundings don't say which service it is about.
const titleIn = (title: string, phrase: string): string => `${wordsOf(title)} ${phrase}`

function localSections(city: City, language: Language): Section[] {
  const { text, figures, testimonials } = city
  const t = site.format(language)
  const shared = { anchor: null, lead: null }
  return [
    ...(text
      ? [{ ...shared, _type: 'richText' as const, _key: 'city-text', title: null, body: text }]
      : []),
    ...(figures.length > 0
      ? [
          {
            ...shared,
            _type: 'figures' as const,
            _key: 'city-figures',
            title: t('city.figures', { city: textOf(city.name) }),
            figures,
          },
        ]
      : []),
    ...(testimonials.length > 0
      ? [
          {
            ...shared,
            _type: 'testimonialCarousel' as const,
            _key: 'city-voices',
            title: t('city.voices'),
            testimonials,
          },
        ]
      : []),
  ]
}
