import { readFileSync } from 'node:fs'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import type { MessageElement } from './elements.ts'
import { createFormat, type Messages } from './format.ts'
import type { MessageId } from './load.ts'

const dictionary = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8'))

// The parser's types are wider than what it gives for our texts.
const parsed = (texts: Record<string, string>): Messages =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, parse(text) as unknown as MessageElement[]]),
  )

describe('a text of the interface', () => {
  const format = createFormat(
    'fr',
    parsed({
      'nav.home': 'Accueil',
      'footer.copyright': '© {from}–{to} {name}',
      'price.from': 'Dès {price} {currency}',
    }),
  )

  test('is found by its id', () => {
    expect(format('nav.home')).toBe('Accueil')
  })

  test('that is missing shows its id', () => {
    expect(format('nav.nowhere' as MessageId)).toBe('nav.nowhere')
  })

  test('leaves a placeholder without a value as written beside those that have one', () => {
    expect(format('footer.copyright', { from: 1998, name: 'Jalonne' })).toBe('© 1998–{to} Jalonne')
  })

  test('has defaults for price and currency, which give way to what is passed', () => {
    expect(format('price.from')).toBe('Dès 2500 EUR')
    expect(format('price.from', { price: 89, currency: 'CHF' })).toBe('Dès 89 CHF')
  })

  test('without placeholders needs no parsing', () => {
    expect(createFormat('fr', { 'nav.home': 'Accueil' })('nav.home')).toBe('Accueil')
  })
})

describe.each(['fr', 'en'] as const)('every text in %s', (language) => {
  const texts = dictionary(language)
  test('is made of what the site can write', () => {
    const known = [TYPE.literal, TYPE.argument, TYPE.plural, TYPE.pound]
    const types = Object.values(texts).flatMap((text) => parse(text).map(({ type }) => type))
    expect(types.filter((type) => !known.includes(type))).toEqual([])
  })

  test.each([0, 1, 2, 1234])('reads as ICU has it, with %i', (count) => {
    const format = createFormat(language, parsed(texts))
    for (const [id, text] of Object.entries(texts)) {
      const names = parse(text).flatMap((element) => ('value' in element ? [element.value] : []))
      const values = Object.fromEntries(
        names.map((name) => [String(name), name === 'count' ? count : `a ${name}`]),
      )
      expect(format(id as MessageId, values)).toBe(
        new IntlMessageFormat(text, language).format(values),
      )
    }
  })
})
