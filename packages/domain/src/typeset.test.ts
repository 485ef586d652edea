import { expect, test } from 'vitest'
import { splitAtWholeWords, typeset, typesetFrench, typesetParts, withColon } from './typeset.ts'

test('French keeps its signs and quotation marks with the word they belong to', () => {
  const set = 'Laquelle\u00a0? «\u00a0Celle-ci\u00a0»\u00a0: oui'
  expect(typesetFrench('Laquelle ? « Celle-ci » : oui')).toBe(set)
  expect(typesetFrench(set)).toBe(set)
})

test('the colon after a label stands apart in French alone', () => {
  expect(withColon('Budget', 'fr')).toBe('Budget\u00a0:')
  expect(withColon('Budget', 'en')).toBe('Budget:')
})

/** With the spaces that no line ends at made visible. */
const shown = (text: string) => text.replaceAll('\u00a0', '~')

test.each([
  ['Réponse en 42 heures, soit 4 à 8 semaines', 'Réponse en 42~heures, soit 4~à~8~semaines'],
  ['Le 15 mars 2026 à Berne : 1,5 km', 'Le 15~mars 2026 à Berne~: 1,5~km'],
  ['3003 Berne, +41 21 555 19 98', '3003 Berne, +41 21 555 19 98'],
  ['Ouvert de 8 h 30 à 18 h', 'Ouvert de 8~h~30~à~18~h'],
  ['Dès 12 500 CHF, ou 1 000 000 de vues', 'Dès 12~500~CHF, ou 1~000~000~de vues'],
  ['De 6 h 30 – 16 h, sur demande – toujours', 'De 6~h~30~– 16~h, sur demande~– toujours'],
  ['En 2005 il a 9 sur 10, ou 54 %', 'En 2005 il a 9~sur~10, ou 54~%'],
])('no line parts a number from what it counts: %s', (text, set) => {
  expect(shown(typeset(text, 'fr'))).toBe(set)
  expect(typeset(typeset(text, 'fr'), 'fr')).toBe(typeset(text, 'fr'))
})

test('French signs are for French alone', () => {
  expect(shown(typeset('Quoi ? 17 jours', 'fr'))).toBe('Quoi~? 17~jours')
  expect(shown(typeset('Smile :) 4 to 8 weeks', 'en'))).toBe('Smile :) 4~to~8~weeks')
})

test.each([
  ["L'atelier d'Yverdon n'a qu'1 porte", 'L’atelier d’Yverdon n’a qu’1~porte', 'fr'],
  ['Il dit "oui", puis ("non")', 'Il dit «~oui~», puis («~non~»)', 'fr'],
  ['"On y va" : "Windows 10"', '«~On y va~»~: «~Windows 10~»', 'fr'],
  [
    'D\'"abord" et l’"essentiel", "oui"/"non"',
    'D’«~abord~» et l’«~essentiel~», «~oui~»/«~non~»',
    'fr',
  ],
  ['"The boys’" said', '“The boys’” said', 'en'],
  ['We say "yes", don\'t we?', 'We say “yes”, don’t we?', 'en'],
  ['A 27" screen, the "27" model', 'A 27" screen, the “27” model', 'en'],
  // Words in bold within quotation marks: the marks stand in the texts before and after them.
  ['Il dit "', 'Il dit «~', 'fr'],
  ['" et "non"', '~» et «~non~»', 'fr'],
] as const)('what an editor types straight is printed with curls: %s', (text, set, language) => {
  expect(shown(typeset(text, language))).toBe(set)
  expect(typeset(typeset(text, language), language)).toBe(typeset(text, language))
})

test.each([
  [
    ['Lisez "', 'nos tarifs', '", puis "', 'écrivez', '".'],
    'Lisez «~|nos tarifs|~», puis «~|écrivez|~».',
    'fr',
  ],
  [['"', 'Oui', '", dit-il'], '«~|Oui|~», dit-il', 'fr'],
  [['Dites ', '"oui"', " à l'", '"essentiel"'], 'Dites |«~oui~»| à l’|«~essentiel~»', 'fr'],
  [['Read "', 'our prices', '".'], 'Read “|our prices|”.', 'en'],
  [['A \ue000 of "their" own', 'yes'], 'A \ue000 of “their” own|yes', 'en'],
] as const)(
  'a quotation mark beside words in bold or a link is the right one: %s',
  (parts, set, language) => {
    expect(shown(typesetParts(parts, language).join('|'))).toBe(set)
  },
)

const wholeWords = (text: string, language: 'fr' | 'en') =>
  splitAtWholeWords(text, language).filter((_, at) => at % 2 === 1)

test.each([
  ['Où êtes-vous aujourd’hui ?', ['êtes-vous']],
  ['A-t-il peut-être mieux ?', ['A-t-il', 'peut-être']],
  ['Trouvé à La Chaux-de-Fonds.', ['Chaux-de-Fonds']],
  ['Val-d’Illiez et Yverdon-les-Bains', ['Val-d’Illiez', 'Yverdon-les-Bains']],
  ['Un chef-d’œuvre sur-mesure', []],
  ['Porte-enseigne', []],
  ['Un e-mail, un E-Commerce, un vis-à-vis', ['e-mail', 'E-Commerce']],
])(
  'French keeps names, verbs with their pronouns and what begins with a letter in one piece: %s',
  (text, whole) => {
    expect(wholeWords(text, 'fr')).toEqual(whole)
    expect(splitAtWholeWords(text, 'fr').join('')).toBe(text)
  },
)

test('English breaks at its hyphens, but not within a name or after a letter', () => {
  const text = 'Made-to-measure on-demand e-mails in Yverdon-les-Bains'
  expect(wholeWords(text, 'en')).toEqual(['e-mails', 'Yverdon-les-Bains'])
})
