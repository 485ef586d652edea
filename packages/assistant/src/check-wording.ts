import type { Answer } from './answer.ts'

const longest = 1_200
// Markup and links: pages are linked beside the text.
const forbidden = /<[a-z!/]|```|\]\(|https?:|www\./i
// Of a person or a site: what could lead elsewhere.
const addresses = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[a-z\d-]{2,}\.[a-z]{2,}\b/gi
const currency = String.raw`(?:(?:CHF|francs?|centimes?|cts?|Rappen|EUR|USD|euros?|dollars?|cents?)(?!\p{L})|Fr\.|[€$£])`

/**
 * Reads how a language model worded an answer: plain text, or null when it says what the passages do not hold. A
 * figure of two digits or more has to be in them, every amount of money as an amount of money, and every address.
 */
export function checkedWording(wording: string, { passages, text }: Answer): string | null {
  const plain = wording.replace(/\*\*|__|^#+ /gm, '').trim()
  if (plain === '' || plain.length > longest || forbidden.test(plain)) return null
  const sources = [text, ...passages.map((passage) => `${passage.title} ${passage.text}`)].join(' ')
  if ([...plain.matchAll(addresses)].some(([address]) => !sources.includes(address))) return null
  const held = numbersIn(sources)
  const isHeld = ({ value, money }: Figure) =>
    (value.length < 2 && !money) || held.some((one) => one.value === value && (one.money || !money))
  return numbersIn(plain).every(isHeld) ? plain : null
}

interface Figure {
  value: string
  money: boolean
}

// "1 200", "1,200", "1’200" and "1200" are one figure, "0,05" and "0.05" too; "15 k" is another one than 15.
const number = String.raw`(?:\d{1,3}(?:[\s\u00a0\u202f,'’]\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+|,\d{1,2}(?!\d))?)`
const multiple = String.raw`(?:\s*(?:k|mille|thousand|millions?)(?!\p{L}))?`
const figures = new RegExp(
  String.raw`(${currency}\s*)?(${number}${multiple})(?=((?:\.[\-–—])?\s*${currency})?)`,
  'giu',
)

function numbersIn(text: string): Figure[] {
  return [...text.matchAll(figures)].map(([, before, written = '', after]) => ({
    value: written.replace(/,(?=\d{1,2}$)/, '.').replace(/[\s\u00a0\u202f,'’]/g, ''),
    money: Boolean(before || after),
  }))
}
