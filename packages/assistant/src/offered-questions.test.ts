import { languages, typeset } from '@jalonne/domain'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Of, readDocuments } from './documents.ts'
import { paragraphsOf } from './paragraphs.ts'
import { demoKnowledge } from './testing/score.ts'

const { knowledge, documents } = demoKnowledge()
const { documents: known } = readDocuments(documents)
const pages = known.filter((one): one is Of<'page'> => one._type === 'page')
const faqs = known.filter((one): one is Of<'faq'> => one._type === 'faq')

const text = v.object({ fr: v.string(), en: v.string() })
const suggestion = v.object({
  question: text,
  pages: v.optional(v.array(v.object({ _ref: v.string() }))),
})
const { suggestions } = v.parse(
  v.object({ suggestions: v.array(suggestion) }),
  documents.find(({ _type }) => _type === 'assistant'),
)

/** Pages that show this question; the home page for one that visitors find in the chat alone. */
function pathsOf(faq: Of<'faq'>): string[] {
  const shown = pages.filter(({ sections }) => JSON.stringify(sections).includes(`"${faq._id}"`))
  return shown.length > 0 ? shown.map(({ path }) => path ?? '/') : ['/']
}

const written = faqs.flatMap((faq) =>
  pathsOf(faq).flatMap((path) =>
    languages.map((language) => ({
      message: faq.question?.[language] ?? '',
      language,
      path,
      answer: typeset(
        paragraphsOf(faq.answer, language)
          .map((paragraph) => paragraph.text)
          .join(' '),
        language,
      ),
    })),
  ),
)

const offered = suggestions.flatMap(({ question, pages: only }) =>
  pages
    .filter(({ _id }) => !only || only.some(({ _ref }) => _ref === _id))
    .flatMap(({ path }) =>
      languages.map((language) => ({ message: question[language], language, path: path ?? '/' })),
    ),
)

const asksPrice = /^(?:Combien coûte|How much (?:is|does) (?!it\b)|What does .* cost)/

test.each(written)(
  'a question of a page has the answer it has there, and no price nobody asked for: $message ($path)',
  ({ answer, ...question }) => {
    const said = knowledge.answer(question).text
    expect(said.startsWith(answer), said).toBe(true)
    if (!asksPrice.test(question.message)) expect(said).toBe(answer)
  },
)

test.each(offered)(
  'a question that is offered has an answer, and no price nobody asked for: $message ($path)',
  (question) => {
    const { text: said, known: isKnown } = knowledge.answer(question)
    expect(isKnown).toBe(true)
    expect(/CHF/.test(said), said).toBe(asksPrice.test(question.message))
  },
)
