/** How long a question may be, in characters. */
export const longestQuestion = 1_000
