const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in an attribute. */
export const attributeText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

/** JSON as it stands in a script: nothing of it can end the element. */
export const jsonInMarkup = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c')
