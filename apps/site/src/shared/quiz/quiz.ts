import { recommendedTag } from '@jalonne/domain'
import type { Page, SectionOf } from '../../queries/section-types.ts'
import { answersIn, recommendedIn } from './quiz-address.ts'

type QuizDocument = NonNullable<SectionOf<'quizTrail'>['quiz']>
type QuizContent = Pick<QuizDocument, 'title' | 'questions' | 'recommendations'>
export type QuizQuestion = NonNullable<QuizContent['questions']>[number]
export type QuizOption = NonNullable<QuizQuestion['options']>[number]
export type QuizRecommendation = NonNullable<QuizContent['recommendations']>[number]

/** An answered question. */
export interface Chosen {
  question: QuizQuestion
  option: QuizOption
}

/** How far somebody has come in a quiz. */
export interface QuizProgress {
  questions: readonly QuizQuestion[]
  /** The answers so far, as their places among those of their questions. */
  answers: readonly number[]
  chosen: readonly Chosen[]
  /** What the answers lead to, once every question has one. */
  recommendation: QuizRecommendation | null
}

/** How far a query has come in a quiz; from an answer that there isn't, nothing counts. */
export function quizProgress(quiz: QuizContent, search: string): QuizProgress {
  const questions = quiz.questions ?? []
  const chosen: Chosen[] = []
  const answers: number[] = []
  for (const place of answersIn(search)) {
    const question = questions[answers.length]
    const option = question?.options?.[place]
    if (!question || !option) break
    answers.push(place)
    chosen.push({ question, option })
  }
  const isDone = questions.length > 0 && answers.length === questions.length
  return { questions, answers, chosen, recommendation: isDone ? recommended(quiz, chosen) : null }
}

function recommended({ recommendations }: QuizContent, chosen: readonly Chosen[]) {
  const known = recommendations ?? []
  const points = chosen.map(({ option: { tag, points } }) => ({
    tag: tag ?? null,
    points: points ?? null,
  }))
  const tag = recommendedTag(
    points,
    known.flatMap((recommendation) => recommendation.tag ?? []),
  )
  return known.find((recommendation) => recommendation.tag === tag) ?? null
}

/**
 * What a quiz has recommended to whoever comes to the form of a page, and why: the page's own, or one of those its quote
 * form knows. Null for what they do not know.
 */
export function recommendedOn(page: Page, search: string) {
  const tag = recommendedIn(search)
  const quizzes = page.sections.flatMap((section): readonly (QuizContent | null)[] => {
    if (section._type === 'quizTrail') return [section.quiz]
    return section._type === 'contactForm' ? section.quizzes : []
  })
  const named = (quiz: QuizContent | null) => quiz?.recommendations?.find((one) => one.tag === tag)
  const quiz = quizzes.find(named)
  const recommendation = quiz && named(quiz)
  if (!quiz || !recommendation || tag === null) return null
  const { answers, chosen } = quizProgress(quiz, search)
  return { tag, quiz, recommendation, answers, chosen }
}
