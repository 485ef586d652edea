import { expect, test } from 'vitest'
import type { Answer } from './answer.ts'
import { checkedWording } from './check-wording.ts'

const answer: Answer = {
  language: 'en',
  text: 'The Expert SEO pack: 1,200 CHF, paid once.',
  links: [],
  known: true,
  passages: [
    {
      id: 'plan',
      kind: 'plan',
      title: 'E-Commerce',
      text: 'The E-Commerce plan: 700\u00a0CHF a month. 10 h of edits, up to 100 products; 0.05\u00a0CHF a conversation. Or write to bonjour@jalonne.ch.',
      asks: '',
      about: '',
      links: [],
    },
  ],
}

test.each([
  'A shop costs 700 CHF a month, and you can sell 100 products.',
  'The pack costs CHF 1’200, once.',
  'That is 1 200 CHF, or 1200 francs.',
  'There are 3 ways to start.',
  'It is open in 2 centres.',
  'For 700.– francs: 10 h of edits.',
  'Puis 0,05 CHF par conversation.',
  'Write to bonjour@jalonne.ch.',
])('%s — holds', (wording) => {
  expect(checkedWording(wording, answer)).toBe(wording)
})

test.each([
  ['another price', 'A shop costs 650 CHF a month.'],
  ['a price without its currency', 'A shop costs 99 a month.'],
  ['a small price', 'It is only 5 CHF.'],
  ['a small price, its currency first', 'Only CHF 5.'],
  ['a price that is a number of something else', 'A shop costs 100 CHF a month.'],
  ['a discount', 'You get 90% off: 700 CHF.'],
  ['a price in French figures', 'Une conversation coûte 0,15 CHF.'],
  ['a price of a held number and more', 'It costs 100,50 francs.'],
  ['a price in centimes', 'A conversation is 8 centimes.'],
  ['thousands', 'A shop costs 700k CHF.'],
  ['thousands in words', 'Une boutique coûte 700 mille francs.'],
  ['a price made of two', 'It costs 7001200 CHF.'],
  ['markup', 'See <a href="/en/pricing">prices</a>.'],
  ['a link', 'Read [this](/en/pricing).'],
  ['another site', 'Look at https://elsewhere.example/offer.'],
  ['another site without its scheme', 'Look at elsewhere.com for more.'],
  ['another site in Switzerland', 'Look at rival-agency.ch for more.'],
  ['somebody else’s e-mail address', 'Write to info@rival-agency.ch.'],
  ['nothing', '  \n'],
  ['far too much', 'word '.repeat(400)],
])('%s is refused', (_what, wording) => {
  expect(checkedWording(wording, answer)).toBeNull()
})

test('emphasis is taken off', () => {
  expect(checkedWording('**E-Commerce** costs 700 CHF.', answer)).toBe('E-Commerce costs 700 CHF.')
})
