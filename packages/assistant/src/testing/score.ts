import { formatChf, yearlyPrice } from '@jalonne/domain'
import { type SeedDocument, seedDocuments } from '@jalonne/seed'
import type { Answer } from '../answer.ts'
import { readDocuments } from '../documents.ts'
import { createKnowledge, type Knowledge } from '../knowledge.ts'
import { isKeptAside, type Question, questions } from './questions.ts'

/** What is wrong about an answer; empty when nothing is. */
export function faults(
  question: Question,
  answer: Answer,
  documents: readonly SeedDocument[],
): string[] {
  const { language, priceOf, says = [], pages, never } = question
  const found: string[] = []
  const published = publishedAmounts(documents)
  for (const amount of amountsIn(answer.text)) {
    if (!published.has(amount)) found.push(`invents ${amount} CHF`)
  }
  for (const word of never ?? []) if (answer.text.includes(word)) found.push(`says “${word}”`)
  if (never && !pages) return found
  if (!pages) return answer.known ? [...found, `answers “${answer.text}”`] : found
  const price = documents.find(({ _id }) => _id === priceOf)?.price
  const wanted = [...says, ...(typeof price === 'number' ? [formatChf(price, language)] : [])]
  for (const words of wanted) {
    if (![words].flat().some((word) => spaced(answer.text).includes(spaced(word))))
      found.push(`does not say “${words}”`)
  }
  const links = answer.links.map(({ path }) => path)
  if (!pages.some((page) => links.includes(page)))
    found.push(`leads to ${links.join(', ') || 'nowhere'}`)
  return found
}

/** Right answers of how many, and what is wrong with the others, of the list's open part or the part kept aside. */
export function score(knowledge: Knowledge, documents: readonly SeedDocument[], aside: boolean) {
  const part = questions.filter((_, place) => isKeptAside(place) === aside)
  const wrong = part.flatMap((question) => {
    const answer = knowledge.answer({
      message: question.ask,
      language: question.language,
      path: '/',
    })
    const found = faults(question, answer, documents)
    return found.length > 0 ? [{ question, answer, found }] : []
  })
  return { right: part.length - wrong.length, of: part.length, wrong }
}

/** What the assistant knows of the demo content. */
export function demoKnowledge(): { knowledge: Knowledge; documents: SeedDocument[] } {
  const documents = seedDocuments()
  const knowledge = createKnowledge()
  const { documents: known } = readDocuments(documents)
  knowledge.update(known)
  return { knowledge, documents }
}

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

/** The amounts in francs that a text names. */
const amountsIn = (text: string): number[] =>
  [...spaced(text).matchAll(/(\d[\d ,]*(?:\.\d+)?) CHF/g)].map(([, amount]) =>
    Number(amount?.replace(/[ ,]/g, '')),
  )

/** Every amount of the content, with those of a month when paid yearly. */
function publishedAmounts(documents: readonly SeedDocument[]): Set<number> {
  const written = JSON.stringify(documents)
  const fields = [...written.matchAll(/"(?:price|amount)":(\d+)/g)].map(([, amount]) =>
    Number(amount),
  )
  return new Set([...fields, ...fields.map((amount) => yearlyPrice(amount)), ...amountsIn(written)])
}
