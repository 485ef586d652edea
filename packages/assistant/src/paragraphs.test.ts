import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'

const blocks = (text: string) => [{ _type: 'block', children: [{ _type: 'span', text }] }]

test('what only one language says is said in both, blanks in the other or not', () => {
  for (const en of [undefined, null, '', ' \n'])
    expect(paragraphsOf({ fr: 'Des mots.', en }, 'en')).toEqual([
      { heading: '', text: 'Des mots.' },
    ])
  for (const en of [undefined, null, [], blocks(' ')])
    expect(paragraphsOf({ fr: blocks('Des mots.'), en }, 'en')).toEqual([
      { heading: '', text: 'Des mots.' },
    ])
})
