/** The texts that are an element's own, not of an element in it. */
export const ownTexts = (element: Element): Text[] =>
  [...element.childNodes].filter(
    (node): node is Text => node instanceof Text && node.data.trim() !== '',
  )
