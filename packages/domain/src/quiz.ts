/** What an answer of a quiz counts for. */
export interface QuizPoints {
  /** The recommendation it speaks for. */
  tag: string | null
  points: number | null
}

/**
 * The tag that the given answers speak for most; where several have as many points, the one that stands first in `tags`.
 * Answers for other tags count for nothing. Null where there are no tags.
 */
export function recommendedTag(
  answers: readonly QuizPoints[],
  tags: readonly string[],
): string | null {
  const score = (tag: string) =>
    answers.reduce((sum, answer) => sum + (answer.tag === tag ? (answer.points ?? 0) : 0), 0)
  return tags.reduce<string | null>(
    (best, tag) => (best === null || score(tag) > score(best) ? tag : best),
    null,
  )
}
