import type { Language } from './language.ts'
import { slugOf } from './slug-of.ts'

/** The page every city's page is made from; theirs are at `/services/seo-visibility-{city}`. */
export const cityTemplatePath = '/services/seo-visibility'

/** The page that can be read with a city in its heading as well, at `/services/digital-marketing-{city}`. */
export const citySuffixPath = '/services/digital-marketing'

/** Every page whose address can end in a city. */
export const cityTemplatePaths = [cityTemplatePath, citySuffixPath] as const

export type CityTemplatePath = (typeof cityTemplatePaths)[number]

const longest = 60
// Letters as French, German and Italian have them: what else a stranger writes does not get onto a page.
const address = /^[a-zß-öø-ÿœ]+(?:[-'][a-zß-öø-ÿœ]+)*$/

/**
 * The name of a city as addresses have it, from what somebody typed: `La Chaux-de-Fonds` → `la-chaux-de-fonds`,
 * `L’Isle` → `l'isle`. Null for what can't be a city: anything but letters, spaces, hyphens and apostrophes, or more
 * than 60 characters.
 */
export function cityAddress(typed: string): string | null {
  const name = typed
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[ -]+/g, '-')
  return name.length <= longest && address.test(name) ? name : null
}

/** The same in plain letters, as the slug of a city has it: `genève` → `geneve`, `l'isle` → `l-isle`. No town has digits. */
export const citySlug = (typed: string): string => slugOf(typed.replace(/\d+/g, ' '))

/** Where the page of a city is, without the language. */
export const cityPath = (city: string, template: CityTemplatePath = cityTemplatePath): string =>
  `${template}-${city}`

/** The city in a path without language, as it is written there; null where the path is none of a city's page. */
export function cityOfPath(
  path: string,
  template: CityTemplatePath = cityTemplatePath,
): string | null {
  const prefix = `${template}-`
  const rest = path.slice(prefix.length)
  return path.startsWith(prefix) && rest !== '' && !rest.includes('/') ? rest : null
}

/** Whether visitors see the page of a city at this path, without language: they do whether or not anybody has written one. */
export const isCityPath = (path: string): boolean =>
  cityTemplatePaths.some((template) => cityAddress(cityOfPath(path, template) ?? '') !== null)

const small = new Set([
  'de',
  'du',
  'des',
  'd',
  'en',
  'sur',
  'sous',
  'vers',
  'le',
  'la',
  'les',
  'lès',
  'près',
  'aux',
])

/** A city's name from its address, as it is written on a sign: `la-chaux-de-fonds` → `La Chaux-de-Fonds`. */
export function cityName(written: string): string {
  const [article, ...rest] = written.split('-')
  const isArticle = /^l[ae]s?$/.test(article ?? '') && rest.length > 0
  const words = (isArticle ? rest : written.split('-')).map((word, place) =>
    place > 0 && small.has(word) ? word : capitalized(word),
  )
  const name = words.join('-').replaceAll("'", '’')
  return isArticle ? `${capitalized(article ?? '')} ${name}` : name
}

// "L'Isle", but "Val-d'Illiez".
function capitalized(word: string): string {
  const [first = '', ...rest] = word.split("'")
  const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const start = first === 'd' ? first : upper(first)
  return [start, ...rest.map(upper)].join("'")
}

/** Where somebody in the city is: "à Genève", "au Locle", "aux Brenets", "à La Chaux-de-Fonds"; "in Geneva". */
export function inCity(name: string, language: Language): string {
  if (language === 'en') return `in ${name}`
  const [, article, rest] = /^(Les?) (.+)$/.exec(name) ?? []
  if (!article) return `à ${name}`
  return `${article === 'Le' ? 'au' : 'aux'} ${rest}`
}
