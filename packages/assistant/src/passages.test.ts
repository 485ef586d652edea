import { languages } from '@jalonne/domain'
import { seedDocuments } from '@jalonne/seed'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Of, readDocuments } from './documents.ts'
import { paragraphsOf } from './paragraphs.ts'
import { passagesOf } from './passages.ts'

const { documents } = readDocuments(seedDocuments())
const sections = documents
  .filter((one): one is Of<'page'> => one._type === 'page')
  .flatMap((page) => page.sections ?? [])

const some = v.optional(v.unknown())
const bento = v.object({
  _type: v.literal('bento'),
  cells: v.array(v.object({ title: some, text: some, unit: some, lines: some })),
})
const conversation = v.object({
  _type: v.literal('chatDemo'),
  messages: v.array(v.object({ text: some })),
})
const cells = sections.filter((section) => v.is(bento, section)).flatMap((section) => section.cells)
const messages = sections
  .filter((section) => v.is(conversation, section))
  .flatMap((section) => section.messages)

const inOne = languages.map((language) => {
  const passages = passagesOf(documents, language).map(({ text }) => text)
  return {
    language,
    passages,
    /** Those of these texts that a passage says, each as a sentence. */
    saidOf: (texts: unknown[]) =>
      paragraphsOf(texts, language)
        .map(({ text }) => text)
        .filter((text) => passages.some((passage) => `. ${passage}`.includes(`. ${text}`))),
  }
})

test.each(inOne)(
  'what is written in a drawing or under a picture is not said, in $language',
  ({ passages, saidOf }) => {
    const captions = sections.map(({ caption }) => caption).filter(Boolean)
    const drawn = cells.flatMap(({ unit, lines }) => [unit, lines]).filter(Boolean)
    expect(captions).not.toEqual([])
    expect(drawn).not.toEqual([])
    expect(saidOf([...captions, ...drawn])).toEqual([])
    // "No." is a sentence.
    const scraps = /(?:^|\. )(?!No\.)\p{L}{1,2}\.(?: |$)/u
    expect(passages.filter((passage) => scraps.test(passage))).toEqual([])
  },
)

test.each(inOne)(
  'what stands beside the drawings of a bento is said, in $language',
  ({ saidOf }) => {
    const beside = cells.map(({ title, text }) => (text ? { title, text } : title))
    expect(cells).not.toEqual([])
    expect(saidOf(beside)).toHaveLength(cells.length)
  },
)

test.each(inOne)('a conversation that is shown is not said, in $language', ({ saidOf }) => {
  expect(messages).not.toEqual([])
  expect(saidOf(messages.map(({ text }) => text))).toEqual([])
})

test.each(inOne)(
  'the cells of a table are not said one after the other, in $language',
  ({ passages }) => {
    expect(passages.filter((passage) => passage.includes('1. 1. 1.'))).toEqual([])
  },
)

test('what a website plan includes is what the timetable of a page says, with its gifts', () => {
  const changed = seedDocuments().map((one) =>
    one._id === 'plan-site-pro'
      ? {
          ...one,
          features: [
            { text: { fr: 'Jusqu’à 99 pages' } },
            { text: { fr: 'Un audit offert' }, gift: true },
          ],
        }
      : one,
  )
  const said = passagesOf(readDocuments(changed).documents, 'fr').find(
    ({ id }) => id === 'plan-site-pro',
  )
  expect(said?.text).toContain('pages (jusqu’à 20), langues (1)')
  expect(said?.text).toContain('protection contre les cyberattaques et un audit offert.')
  expect(said?.text).not.toContain('99')
  expect(said?.text).not.toContain('roduits en boutique')
})

test('a section that an editor has hidden is not said, and its page not named for what it shows', () => {
  const about = documents.find((one) => one._id === 'page-about')
  const withSection = (hidden: boolean) => ({
    ...about,
    sections: [
      {
        _type: 'prose',
        _key: 'secret',
        hidden,
        text: { fr: 'Nous ouvrons à Sion en mai.', en: 'We open in Sion in May.' },
        faq: { _type: 'reference', _ref: 'faq-hidden' },
      },
    ],
  })
  const faq = {
    _id: 'faq-hidden',
    _type: 'faq',
    question: { en: 'Where?' },
    answer: { en: 'Here.' },
  }
  const said = (hidden: boolean) =>
    passagesOf(readDocuments([withSection(hidden), faq]).documents, 'en')
  expect(said(false).map(({ text }) => text)).toContain('We open in Sion in May.')
  expect(said(false).find(({ id }) => id === faq._id)?.links).toHaveLength(1)
  expect(said(true).map(({ text }) => text)).not.toContain('We open in Sion in May.')
  expect(said(true).find(({ id }) => id === faq._id)?.links).toEqual([])
})

test('a plan that has no place in the order yet is named last', () => {
  const name = { fr: 'Association', en: 'Association' }
  const added = { _id: 'plan-new', _type: 'plan', family: 'site', period: 'month', price: 90, name }
  const { documents } = readDocuments([added, ...seedDocuments()])
  const family = passagesOf(documents, 'fr').find(({ id }) => id === 'family-site')
  expect(family?.text).toMatch(/Basic à .*, Entreprise sur devis, Association à/)
})

test('a yearly price is told of website plans alone', () => {
  const { documents } = readDocuments(seedDocuments())
  const yearly = passagesOf(documents, 'en').filter(({ text }) => text.includes('paid yearly'))
  const plans = yearly.filter(({ kind }) => kind === 'plan').map(({ id }) => id)
  expect(plans).not.toEqual([])
  expect(plans.filter((id) => !id.startsWith('plan-site-'))).toEqual([])
})
