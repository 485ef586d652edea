/** Covers the letters of both languages; the other files of a font are fetched when a page needs them. */
const basic = /^U\+(?:0+-0*FF|\?\?)(?:,|$)/i

/** The font faces every page needs: those of the site's own fonts, which cover part of all letters. */
export const neededFaces = (): FontFace[] =>
  [...document.fonts].filter(({ unicodeRange }) => basic.test(unicodeRange))

/** Shows elements, and what is in them, in the site's fonts. */
export function changeFonts(parts: readonly HTMLElement[]): void {
  const fonts = parts.map(webFontOf)
  parts.forEach((part, index) => {
    part.dataset.webFont = fonts[index]
  })
}

const webFontOf = (element: Element) =>
  getComputedStyle(element).fontFamily.includes('Mono') ? 'mono' : 'sans'
