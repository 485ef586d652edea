/** Covers the letters of both languages; the other files of a font are fetched when a page needs them. */
const basic = /^U\+(?:0+-|\?)/i

/**
 * Takes the font faces out of a stylesheet, whatever medium it applies to, so that they can be loaded before they are
 * used. Returns them with those every page needs named apart.
 */
export function takeFontFaces(sheet: CSSStyleSheet): { faces: FontFace[]; needed: FontFace[] } {
  const faces: FontFace[] = []
  for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
    const rule = sheet.cssRules[index]
    if (!(rule instanceof CSSFontFaceRule)) continue
    faces.push(fontFace(rule.style))
    sheet.deleteRule(index)
  }
  return { faces, needed: faces.filter(({ unicodeRange }) => basic.test(unicodeRange)) }
}

function fontFace(style: CSSStyleDeclaration): FontFace {
  const of = (name: string) => style.getPropertyValue(name)
  return new FontFace(of('font-family').replace(/^["']|["']$/g, ''), of('src'), {
    weight: of('font-weight'),
    stretch: of('font-stretch') || 'normal',
    unicodeRange: of('unicode-range'),
    display: 'swap',
  })
}
