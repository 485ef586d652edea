import { itemsOf } from '@jalonne/domain'
import type { ValidationError } from '@sanity/types'
import { say } from './say.ts'

interface Tagged {
  _key: string
  tag?: string
}

interface QuizValue {
  questions?: { _key: string; options?: Tagged[] }[]
  recommendations?: Tagged[]
}

const recommendationsOf = (quiz: QuizValue) => itemsOf<Tagged>(quiz.recommendations)

const questionsOf = (quiz: QuizValue) =>
  itemsOf<{ _key: string; options?: Tagged[] }>(quiz.questions)

/** Finds the answers that speak for no recommendation, and the recommendations whose tag another one has. */
export function answersLeadSomewhere(
  quiz: object | null | undefined,
  context?: unknown,
): true | ValidationError[] {
  const value: QuizValue = quiz ?? {}
  const recommendations = recommendationsOf(value)
  const tags = recommendations.map(({ tag }) => tag)
  const again = recommendations
    .filter(({ tag }, at) => tag && tags.indexOf(tag) < at)
    .map(({ _key }) => ({
      message: say(context, {
        en: 'Two recommendations have the same tag.',
        fr: 'Deux recommandations ont la même étiquette.',
      }),
      path: ['recommendations', { _key }, 'tag'],
    }))
  const astray = questionsOf(value).flatMap((question) =>
    itemsOf<Tagged>(question.options)
      .filter(({ tag }) => tag && !tags.includes(tag))
      .map(({ _key, tag }) => ({
        message: say(context, {
          en: `No recommendation has the tag "${tag}".`,
          fr: `Aucune recommandation n’a l’étiquette « ${tag} ».`,
        }),
        path: ['questions', { _key: question._key }, 'options', { _key }, 'tag'],
      })),
  )
  const faults = [...again, ...astray]
  return faults.length === 0 || faults
}

/** Tells of a recommendation that no answer speaks for: no visitor sees it. */
export function answersForEach(
  quiz: object | null | undefined,
  context?: unknown,
): true | ValidationError[] {
  const value: QuizValue = quiz ?? {}
  const answered = new Set(
    questionsOf(value).flatMap(({ options }) => itemsOf<Tagged>(options).map(({ tag }) => tag)),
  )
  const idle = recommendationsOf(value).filter(({ tag }) => tag && !answered.has(tag))
  if (idle.length === 0) return true
  const message = say(context, {
    en: 'No answer has this tag: visitors never see the recommendation.',
    fr: 'Aucune réponse n’a cette étiquette : les visiteurs ne voient jamais la recommandation.',
  })
  return idle.map(({ _key }) => ({ message, path: ['recommendations', { _key }, 'tag'] }))
}
