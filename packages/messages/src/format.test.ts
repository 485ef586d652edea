import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { createFormat, type Messages } from './format.ts'
import type { MessageId } from './load.ts'

const texts = {
  'nav.home': 'Accueil',
  'footer.copyright': '© {from}–{to} {name}',
  'price.from': 'Dès {price} {currency}',
}
const parsed = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]))

describe.each<[string, Messages]>([
  ['texts as written', texts],
  ['texts parsed by the build', parsed],
])('%s', (_, messages) => {
  const format = createFormat('fr', messages)

  test('a text is found by its id', () => {
    expect(format('nav.home')).toBe('Accueil')
  })

  test('a missing id shows itself', () => {
    expect(format('nav.nowhere' as MessageId)).toBe('nav.nowhere')
  })

  test('a placeholder without a value stays as written beside those that have one', () => {
    expect(format('footer.copyright', { from: 1998, name: 'Jalonne' })).toBe('© 1998–{to} Jalonne')
  })

  test('price and currency have defaults, and give way to what is passed', () => {
    expect(format('price.from')).toBe('Dès 2500 EUR')
    expect(format('price.from', { price: 89, currency: 'CHF' })).toBe('Dès 89 CHF')
  })
})
