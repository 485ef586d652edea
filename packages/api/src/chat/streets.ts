const pattern = (...parts: string[]) => new RegExp(parts.join(''), 'gu')
const anyCase = (...words: string[]) => `(?i:${words.join('|')})`

const alone = '(?<![\\p{L}\\d])'
const end = '(?!\\p{L})'
const capitalised = "(?:[dl]['’])?\\p{Lu}[\\p{L}\\p{M}'’-]*"
const link = "(?:(?:aux?|de|des|du|la|le|les|sous|sur)\\s+|[dl]['’]\\s?)"
const small = `(?!${link})\\p{Ll}[\\p{L}\\p{M}'’-]*`
const named = `${link}*(?:\\d{1,2}(?:er)?[\\s-])?${capitalised}(?:\\s+${link}*${capitalised}){0,3}`

const number = '\\d{1,4}(?:\\s?(?:bis|ter|[a-dA-D]))?(?![\\p{L}\\d])'
const before = `${alone}(?:\\d{1,4}\\s?(?:bis|ter|[a-d])?,?\\s+)?`
const behind = `(?:\\s+${number}(?:,?\\s+${capitalised})?)?(?:,?\\s+(?:CH-)?[1-9]\\d{3}\\s+${capitalised})?`
const numbered = `(?=\\s+${number})${behind}`

// By how surely a word means a street: the last mean anything in small letters ("mise en place de Google Analytics").
const rue = anyCase('avenue', 'boulevard', 'rue', 'ruelle')
const chemin = anyCase(
  'allée',
  'av\\.',
  'bd',
  'ch\\.',
  'chemin',
  'impasse',
  'quai',
  'rte',
  'sentier',
)
const Place = '(?:Cours|Esplanade|Passage|Place|Promenade|Route|Square)'
const place = '(?:cours|esplanade|passage|place|promenade|route|square)'

const road = anyCase('avenue', 'lane', 'road', 'street')
const drive = '(?:Ave|Court|Drive|Place|Rd|Square|St|Way)'

/** Streets as they are written in French, English and German, with the number and the town around them. */
export const streets: readonly RegExp[] = [
  // "12, rue du Lac, 1003 Lausanne"
  pattern(before, `(?:${rue}|${chemin}|${Place})\\s+`, named, behind),
  // "chemin du lac 12"
  pattern(before, `(?:${rue}|${chemin})\\s+${link}*`, small, numbered),
  // "rue du lac"
  pattern(before, `${rue}\\s+${link}+`, small, behind),
  // "place du lac 12", "12, place du Lac"
  pattern(before, `${place}\\s+${link}+`, `(?:${small}|${capitalised})`, numbered),
  pattern(alone, `${number},?\\s+${place}\\s+`, named, behind),
  // "Lake Street", "12 lake street", "12 Lake Drive"
  pattern(before, `(?:${capitalised}\\s+){1,2}`, road, end, behind),
  pattern(alone, `${number}\\s+(?:\\p{L}+\\s+){1,2}`, road, end, behind),
  pattern(alone, `${number}\\s+(?:${capitalised}\\s+){1,2}`, drive, end, behind),
  // "Bahnhofstrasse 12", "Zürcher Strasse", "Seeweg 3"
  pattern('(?:\\p{L}+|\\p{Lu}\\p{L}+\\s+)', anyCase('gasse', 'strasse', 'straße'), end, behind),
  pattern('\\p{Lu}\\p{L}*(?:platz|str\\.|weg)', numbered),
]
