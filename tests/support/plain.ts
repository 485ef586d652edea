/** A text with plain spaces, where a page has some that do not break. */
export const plain = (text: unknown) => String(text).replaceAll(/[\u00a0\u202f]/g, ' ')
