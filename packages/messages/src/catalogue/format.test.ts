import { readdirSync, readFileSync } from 'node:fs'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { createIntl } from 'react-intl'
import { describe, expect, test, vi } from 'vitest'
import { createFormat, type Messages } from './format.ts'

const root = new URL('../../', import.meta.url)
const dictionaries = (language: string): Record<string, string>[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/node_modules|src/.test(file) && file.endsWith(`/${language}.json`))
    .map((file) => JSON.parse(readFileSync(new URL(file, root), 'utf8')))

const parsed = (texts: Record<string, string>): Messages =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]))

describe('a text of the interface', () => {
  const format = createFormat(
    'fr',
    parsed({
      'nav.home': 'Accueil',
      'footer.copyright': '© {from}–{to} {name}',
      'price.from': 'Dès {price} {currency}',
      'price.perMonth': 'Dès {price} {currency} par mois',
      'blog.count': '{count, plural, one {# article} other {# articles}}',
      'blog.index': '{place, select, home {Ici} other {Là, {when, date, short}}}, {name}',
    }),
  )

  test('is found by its id', () => {
    expect(format('nav.home')).toBe('Accueil')
  })

  test('that is missing shows its id, and is told to developers', () => {
    const told = vi.spyOn(console, 'error').mockReturnValue()
    expect(format('nav.nowhere')).toBe('nav.nowhere')
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ code: 'MISSING_TRANSLATION' }))
    told.mockRestore()
  })

  test('leaves a placeholder without a value as written beside those that have one', () => {
    expect(format('footer.copyright', { from: 1998, name: 'Jalonne' })).toBe('© 1998–{to} Jalonne')
    expect(format('footer.copyright')).toBe('© {from}–{to} {name}')
  })

  test('leaves what it would count, choose or date as written too', () => {
    expect(format('blog.count')).toBe('{count} articles')
    expect(format('blog.index')).toBe('Là, {when}, {name}')
    expect(format('blog.index', { place: 'home', name: 'Ada' })).toBe('Ici, Ada')
    expect(format('blog.index', { place: 'away', name: 'Ada' })).toBe('Là, {when}, Ada')
  })

  test('has defaults where it names them, which give way to what is passed', () => {
    expect(format('price.from')).toBe('Dès 2500 EUR')
    expect(format('price.from', { price: 89, currency: 'CHF' })).toBe('Dès 89 CHF')
  })

  test('has no default price anywhere else, where it could be taken for a real one', () => {
    expect(format('price.perMonth')).toBe('Dès {price} {currency} par mois')
    expect(format('price.perMonth', { currency: 'CHF' })).toBe('Dès {price} CHF par mois')
  })

  test('chooses by number as its language does', () => {
    expect(format('blog.count', { count: 0 })).toBe('0 article')
    expect(format('blog.count', { count: 2 })).toBe('2 articles')
  })
})

describe.each(['fr', 'en'] as const)('every text in %s', (language) => {
  test('reads as react-intl alone has it when it gets all its values', () => {
    for (const texts of dictionaries(language)) {
      const messages = parsed(texts)
      const intl = createIntl({ locale: language, messages })
      const format = createFormat(language, messages)
      for (const [id, text] of Object.entries(texts)) {
        const names = parse(text).flatMap((element) =>
          element.type === TYPE.literal || !('value' in element) ? [] : [element.value],
        )
        const values = Object.fromEntries(
          names.map((name) => [name, name === 'count' ? 2 : `a ${name}`]),
        )
        expect(format(id, values)).toBe(intl.formatMessage({ id }, values))
        expect(format(id, values)).not.toBe(id)
      }
    }
  })
})
