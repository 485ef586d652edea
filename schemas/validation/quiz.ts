interface QuizValue {
  questions?: { options?: { tag?: string }[] }[]
  recommendations?: { tag?: string }[]
}

/** Every answer speaks for a recommendation that exists, and no tag is used for two of them. */
export function answersLeadSomewhere(value: object | null | undefined): true | string {
  const { questions, recommendations }: QuizValue = value ?? {}
  const tags = (recommendations ?? []).map(({ tag }) => tag)
  if (new Set(tags).size < tags.length) return 'Two recommendations have the same tag.'
  for (const question of questions ?? [])
    for (const { tag } of question.options ?? [])
      if (tag && !tags.includes(tag)) return `No recommendation has the tag "${tag}".`
  return true
}
