import { ownTexts } from './own-texts.ts'

/** How many texts are changed at once, in how many fonts not used before: few enough for a short task on a slow phone. */
const few = { texts: 8, fonts: 2 }
/** The elements with text of their own that are in the window, few by few; those inside of others go with them. */
export function textsInSight(): HTMLElement[][] {
  const texts: HTMLElement[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof HTMLElement && node.getBoundingClientRect().top < innerHeight
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  )
  while (walker.nextNode()) {
    const { currentNode } = walker
    if (currentNode instanceof HTMLElement && ownTexts(currentNode).length > 0) {
      texts.push(currentNode)
    }
  }
  const groups: HTMLElement[][] = []
  const fonts = new Set<string>()
  let newFonts = 0
  let outermost: HTMLElement | undefined
  for (const text of texts) {
    if (text.getBoundingClientRect().width === 0) continue
    const { fontFamily, fontSize, fontWeight, fontStretch } = getComputedStyle(text)
    const font = [fontFamily, fontSize, fontWeight, fontStretch].join()
    const isNew = !fonts.has(font)
    fonts.add(font)
    const group = groups.at(-1)
    const isInside = outermost?.contains(text)
    if (!isInside) outermost = text
    const hasRoom = group && group.length < few.texts && newFonts < few.fonts
    if (group && (isInside || hasRoom)) group.push(text)
    else {
      groups.push([text])
      newFonts = 0
    }
    if (isNew) newFonts++
  }
  return groups
}
