import * as v from 'valibot'

/** An object of any attributes; valibot's own objects let arrays pass. */
export const plainObject = v.custom<Record<string, unknown>>(
  (value) => value !== null && typeof value === 'object' && !Array.isArray(value),
  'must be an object',
)

/**
 * An object that has at least these attributes, as it is; they are checked, not changed. Valibot's own loose object leaves out
 * attributes called `constructor` or `prototype`.
 */
export function objectWith<const Attributes extends v.ObjectEntries>(attributes: Attributes) {
  const least = v.looseObject(attributes)
  return v.pipe(
    plainObject,
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const { success, issues } = v.safeParse(least, value)
      // Checked just now.
      if (success) return value as v.InferOutput<typeof least>
      for (const { message, path } of issues) addIssue({ message, path })
      return NEVER
    }),
  )
}
