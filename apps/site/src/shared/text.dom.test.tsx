import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { marked } from '../testing/marked.ts'
import { LanguageProvider } from './language.tsx'
import { type LocalizedText, Sentence, Text, textOf, wordsOf } from './text.tsx'

afterEach(cleanup)

/** What a French page shows of a text. */
const shown = (value: LocalizedText | null) => inFrench(<Text value={value} />)

const inFrench = (shown: ReactNode) =>
  render(<LanguageProvider value="fr">{shown}</LanguageProvider>).container

test('a text in the visitor’s language is plain text', () => {
  expect(shown('Tarifs').innerHTML).toBe('Tarifs')
})

test('a text in the other language says which', () => {
  expect(shown({ text: 'Pricing', lang: 'en' }).innerHTML).toBe('<span lang="en">Pricing</span>')
})

test('a text missing in both languages is nothing', () => {
  expect(shown(null).innerHTML).toBe('')
  expect(textOf(null)).toBe('')
  expect(textOf({ text: 'Pricing', lang: 'en' })).toBe('Pricing')
})

test('the words of a text are without the marks of a preview, and whole', () => {
  expect(marked('Tarifs').length).toBeGreaterThan(100)
  expect(wordsOf(marked('Tarifs'))).toBe('Tarifs')
  expect(wordsOf({ text: marked('Pricing'), lang: 'en' })).toBe('Pricing')
  expect(wordsOf('👩\u200D👩\u200D👧 zero\u200Bwidth')).toBe('👩\u200D👩\u200D👧 zero\u200Bwidth')
  expect(wordsOf(null)).toBe('')
})

test('a name and a question stay in one piece, in the language they are written in', () => {
  const whole = (value: LocalizedText) =>
    Array.from(shown(value).querySelectorAll('span > span'), ({ textContent }) => textContent)
  expect(whole('Où êtes-vous, à La Chaux-de-Fonds ?')).toEqual(['êtes-vous', 'Chaux-de-Fonds'])
  expect(whole({ text: 'Peut-être on-demand in Yverdon-les-Bains', lang: 'en' })).toEqual([
    'Yverdon-les-Bains',
  ])
})

test('L8: of a sentence those words say which language they are in that are not the page’s', () => {
  const [first, second] = ['Basique', { text: 'Expert-led', lang: 'en' }] as const
  const sentence = inFrench(<Sentence of={(write) => `De ${write(second)} à ${write(first)}.`} />)
  expect(sentence.innerHTML).toBe('De <span lang="en">Expert-led</span> à Basique.')
  expect(inFrench(<Sentence of={(write) => `De ${write(first)}.`} />).childNodes).toHaveLength(1)
})
