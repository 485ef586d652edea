/** Characters an average adult reads in a minute, spaces included: about 200 words. */
const charactersPerMinute = 1_200

/** How long a text takes to read, in whole minutes. */
export const readingMinutes = (characters: number): number =>
  Math.max(1, Math.round(characters / charactersPerMinute))
