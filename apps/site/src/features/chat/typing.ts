/** When the first letter of a reply appears, and how long each takes, in milliseconds. */
const typingDelay = 50
const typingSpeed = 15

/** How many letters of a reply are there after so many milliseconds. */
export const lettersAfter = (ms: number, length: number): number =>
  Math.max(0, Math.min(length, Math.floor((ms - typingDelay) / typingSpeed)))
