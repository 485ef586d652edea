/** How the address says what was answered in a quiz: a digit an answer, `?answers=13`; for the contact form, its result. */
const answersPattern = /^[1-6]{1,7}$/
const tagPattern = /^[a-z0-9-]{1,40}$/

/** What was answered, as the places of the answers among those of their questions, from 0. */
export const answersIn = (search: string): number[] =>
  [...(given(search).answers ?? '')].map((digit) => Number(digit) - 1)

/** The tag of what a quiz has recommended (`?source=quiz&rec=mood`); null where none has. */
export const recommendedIn = (search: string): string | null => given(search).rec

/** The part of a query that a quiz reads, always written the same way; empty without any. */
export function quizQuery(search: string): string {
  const { answers, rec } = given(search)
  const query = new URLSearchParams(answers ? { answers } : {})
  if (rec) {
    query.set('source', 'quiz')
    query.set('rec', rec)
  }
  return query.size > 0 ? `?${query}` : ''
}

/** The query of a page, with these answers in place of all that it says of a quiz. */
export function withAnswers(search: string, answers: readonly number[]): string {
  const query = new URLSearchParams(search)
  for (const name of ['answers', 'source', 'rec']) query.delete(name)
  if (answers.length > 0) query.set('answers', writtenAnswers(answers))
  return query.size > 0 ? `?${query}` : ''
}

/** Answers as an address writes them. */
export const writtenAnswers = (answers: readonly number[]): string =>
  answers.map((place) => place + 1).join('')

function given(search: string) {
  const query = new URLSearchParams(search)
  const matching = (name: string, pattern: RegExp) => {
    const value = query.get(name)
    return value !== null && pattern.test(value) ? value : null
  }
  return {
    answers: matching('answers', answersPattern),
    rec: query.get('source') === 'quiz' ? matching('rec', tagPattern) : null,
  }
}
