import { streets } from './streets.ts'

const pattern = (...parts: string[]) => new RegExp(parts.join(''), 'gu')
const after = (words: string) => `(?<=(?<!\\p{L})(?:${words})\\s+)`

const initials = '\\p{Lu}\\.(?:-?\\p{Lu}\\.)*'
const word = `(?:${initials}|\\p{Lu}[\\p{L}\\p{M}'’-]*)`
const further = `\\s+(?:(?:da|de|den|der|di|du|la|le|van|von)\\s+){0,2}${word}`
const name = `${word}(?:${further})*`
const anyWord = '[^\\s.,;!?]+'
// With which a sentence goes on behind a name in small letters.
const onward =
  "(?:(?:and|avec|but|can|combien|comment|de|do|du|et|for|from|how|i|je|mais|pour|qui|what|who|with)(?!\\p{L})|[ij]['’])"
const product =
  '(?:Apple|ChatGPT|Facebook|Google|Instagram|LinkedIn|Meta|Microsoft|Shopify|TikTok|WhatsApp|Wix|WooCommerce|WordPress|YouTube)(?!\\p{L})'

const called = after(
  "(?i:ich hei(?:ss|ß)e|i['’]m called|je m['’]appelle|mon nom est|my name(?: is|['’]s))",
)
// What else may follow these begins with a small letter, or is a product.
const introduced = after("(?i:hier ist|i am|ici|i['’]m|je suis|moi,? c['’]est|this is)")
const title = after('[Mm](?:adame|lle|me|onsieur)|(?:Dr|Mrs?|Ms)\\.?|M\\.|Frau|Herr')
const closing = after('(?i:cheers|cordialement|merci|regards|salutations|thanks)[,.!]?')

// What tells who asks, or whom they ask about: addresses, numbers, and names as people are introduced and greeted by.
const telling: readonly RegExp[] = [
  /\S+@\S+/gu,
  /(?:https?:\/\/|www\.)\S+/giu,
  ...streets,
  /\+?\d[\d\s.,'’/()-]{3,}\d/gu,
  pattern(called, `(?:${name}|${anyWord}(?:\\s+(?!${onward})${anyWord})?)`),
  pattern(introduced, `(?!${product})`, name),
  // Two words, or one with a pause behind it, but not in "C’est SEO, ça ?" nor "C’est Lausanne ?".
  pattern(
    after("[Cc]['’]est"),
    `(?!${product})(?=\\p{Lu}[\\p{Ll}.])`,
    `${word}(?:(?:${further})+|(?=\\s*(?:[,!.]|$)))`,
  ),
  pattern(name, "(?=,?\\s+(?:à l['’]appareil|am Apparat|speaking(?:[,.!]|$)))"),
  pattern(title, name),
  pattern(closing, name, '(?=[.!]?$)'),
]

/** A question fit to be kept: on one line, without the addresses, numbers and names that are plain, 200 characters at most. */
export function redacted(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim()
  return telling.reduce((text, each) => text.replace(each, '[…]'), line).slice(0, 200)
}
