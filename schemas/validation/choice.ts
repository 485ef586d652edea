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

/**
 * Makes a rule that wants exactly one of the named fields.
 * An object that is absent is left to `required()`; `sentence` says in plain words what to choose from.
 */
export function exactlyOne(names: readonly string[], sentence: Sentence) {
  return (value: object | null | undefined, context?: unknown): true | string => {
    if (!value) return true
    const filled = filledFields(value, names)
    if (filled.length === 1) return true
    const { length } = filled
    return length === 0
      ? say(context, sentence)
      : say(context, {
          en: `${sentence.en} Now there are ${length}.`,
          fr: `${sentence.fr} Il y en a ${length}.`,
        })
  }
}
