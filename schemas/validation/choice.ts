import { type Sentence, say } from './say.ts'

/** Which of the named fields of an object hold something. */
export function filledFields(value: object | null | undefined, names: readonly string[]): string[] {
  const entries = new Map(Object.entries(value ?? {}))
  return names.filter((name) => {
    const field: unknown = entries.get(name)
    if (field === null || field === undefined || field === '') return false
    if (typeof field !== 'object') return true
    return Object.entries(field).some(
      ([key, part]) => !key.startsWith('_') || (key === '_ref' && part),
    )
  })
}

/** Makes a rule that wants one of the named fields, or none; `sentence` says in plain words what to choose from. */
export function atMostOne(names: readonly string[], sentence: Sentence) {
  return (value: object | null | undefined, context?: unknown): true | string => {
    const { length } = filledFields(value, names)
    return (
      length <= 1 ||
      say(context, {
        en: `${sentence.en} Now there are ${length}.`,
        fr: `${sentence.fr} Il y en a ${length}.`,
      })
    )
  }
}

/** The same where one is wanted. An object that is absent is left to `required()`. */
export function exactlyOne(names: readonly string[], sentence: Sentence) {
  const notTwo = atMostOne(names, sentence)
  return (value: object | null | undefined, context?: unknown): true | string =>
    value && filledFields(value, names).length === 0
      ? say(context, sentence)
      : notTwo(value, context)
}
