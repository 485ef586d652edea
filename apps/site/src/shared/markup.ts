/** JSON as it stands in a script: nothing of it can end the element. */
export const jsonInMarkup = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c')
