import { say } from './say.ts'

interface QuizValue {
  questions?: { options?: { tag?: string }[] }[]
  recommendations?: { tag?: string }[]
}

/** Every answer speaks for a recommendation that exists, and no tag is used for two of them. */
export function answersLeadSomewhere(
  value: object | null | undefined,
  context?: unknown,
): true | string {
  const { questions, recommendations }: QuizValue = value ?? {}
  const tags = (recommendations ?? []).flatMap(({ tag }) => tag ?? [])
  if (new Set(tags).size < tags.length)
    return say(context, {
      en: 'Two recommendations have the same tag.',
      fr: 'Deux recommandations ont la même étiquette.',
    })
  for (const question of questions ?? [])
    for (const { tag } of question.options ?? [])
      if (tag && !tags.includes(tag))
        return say(context, {
          en: `No recommendation has the tag "${tag}".`,
          fr: `Aucune recommandation n’a l’étiquette « ${tag} ».`,
        })
  return true
}
