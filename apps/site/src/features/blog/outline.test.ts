import { expect, test } from 'vitest'
import { type Block, outline } from './outline.ts'

const block = (style: 'normal' | 'h2' | 'h3', ...texts: string[]): Block => ({
  _type: 'block',
  _key: texts.join(''),
  style,
  markDefs: [],
  children: texts.map((text, at) => ({ _type: 'span', _key: `${at}`, text, marks: [] })),
})

test('headings become place names without accents, punctuation and capitals', () => {
  const headings = outline([
    block('normal', 'Not a heading'),
    block('h2', 'À propos\u00A0: l’équipe', ' & vous'),
    block('h3', '100 % suisse'),
    block('h3', 'Mettre en œuvre'),
  ])
  expect(headings.map(({ id, level }) => [id, level])).toEqual([
    ['a-propos-l-equipe-vous', 2],
    ['100-suisse', 3],
    ['mettre-en-oeuvre', 3],
  ])
})

test('headings with the same words, or with none, have places of their own', () => {
  const headings = outline([
    block('h2', 'Prices'),
    block('h2', 'Prices!'),
    block('h2', '…'),
    block('h2', 'Prices?'),
    block('h2', 'Prices 3'),
  ])
  const ids = ['prices', 'prices-2', 'section', 'prices-3', 'prices-3-2']
  expect(headings.map(({ id }) => id)).toEqual(ids)
})

test('a heading does not take the place of what the page has besides the text', () => {
  const headings = outline([block('h2', 'Title'), block('h2', 'Title')], ['title', 'contents'])
  expect(headings.map(({ id }) => id)).toEqual(['title-2', 'title-3'])
})
