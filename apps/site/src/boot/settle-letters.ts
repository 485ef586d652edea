/** How far letters are set apart or together at first to win or lose a line, in em; each round goes further. */
const step = 0.006
/** Rounds of measuring: the first makes lines as long as before, the others win or lose one where that was not enough. */
const rounds = 4

/** A text as it stands: how far its own letters run in all, and how high its element is, in pixels. */
interface Measure {
  run: number
  height: number
}

/** How many texts are changed at once, in how many fonts not used before: few enough for a short task on a slow phone. */
const few = { texts: 8, fonts: 2 }
/** Up to how many elements of a part change at once, out of sight. */
const partSize = 60

/**
 * Changes the letters of texts without moving any of them: those that take more or less room in the new ones are spaced
 * by a hair, until the window's width changes. Nothing is painted in between.
 */
export function changeTexts(texts: readonly HTMLElement[]): void {
  const before = new Map(texts.map((text) => [text, measure(text)]))
  changeParts(texts)
  settle(before)
}

/** Changes the letters of parts of the page that are out of sight, or of what is left of them. */
export function changeParts(parts: readonly HTMLElement[]): void {
  const fonts = parts.map(webFontOf)
  parts.forEach((part, index) => {
    part.dataset.webFont = fonts[index]
  })
}

const webFontOf = (element: Element) =>
  getComputedStyle(element).fontFamily.includes('Mono') ? 'mono' : 'sans'

function settle(before: ReadonlyMap<HTMLElement, Measure>): void {
  const spaced = new Map<HTMLElement, number>()
  for (let round = 0; round < rounds; round++) {
    // All that is to be read first, then all that is written: one layout a round.
    const spacings = [...before].flatMap(([text, was]) => {
      const by = round === 0 ? lengthen(text, was) : refold(text, was, round)
      return by === 0 ? [] : [[text, by] as const]
    })
    if (spacings.length === 0 && round > 0) break
    const sums = spacings.map(([text, by]) => (spaced.get(text) ?? ownSpacing(text)) + by)
    spacings.forEach(([text], index) => {
      const sum = sums[index] ?? 0
      spaced.set(text, sum)
      text.style.letterSpacing = `${sum.toFixed(3)}px`
    })
  }
  if (spaced.size > 0) letGoOnResize([...spaced.keys()])
}

/** What to add between letters for them to run as far as before, in pixels. */
function lengthen(text: HTMLElement, was: Measure): number {
  const missing = was.run - measure(text).run
  const letters = ownTexts(text).reduce((sum, { data }) => sum + data.trim().length, 0)
  return Math.abs(missing) < 0.05 || letters === 0 ? 0 : missing / letters
}

/** What to add between letters for a text to take as many lines as before, in pixels. */
function refold(text: HTMLElement, was: Measure, round: number): number {
  const grown = text.getBoundingClientRect().height - was.height
  const size = Number.parseFloat(getComputedStyle(text).fontSize)
  // Less than a line: a box trimmed to its letters.
  return Math.abs(grown) < size / 2 ? 0 : -Math.sign(grown) * step * round * size
}

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

/**
 * The parts of a page, whatever of them is in sight, few by few: small ones, each before the one it is part of, which
 * then has little left to change.
 */
export function partsOfPage(): HTMLElement[][] {
  const groups: HTMLElement[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const section of document.querySelectorAll<HTMLElement>('[data-section], [data-part]')) {
    for (const part of smallParts(section)) {
      const more = Math.min(sizeOf(part), partSize)
      const group = groups.at(-1)
      if (group && size + more <= partSize) group.push(part)
      else {
        groups.push([part])
        size = 0
      }
      size += more
    }
  }
  return groups
}

function smallParts(part: HTMLElement): HTMLElement[] {
  if (sizeOf(part) <= partSize) return [part]
  const children = [...part.children].filter((child) => child instanceof HTMLElement)
  return [...children.flatMap(smallParts), part]
}

const sizeOf = (part: Element): number => part.getElementsByTagName('*').length + 1

const ownTexts = (element: Element): Text[] =>
  [...element.childNodes].filter(
    (node): node is Text => node instanceof Text && node.data.trim() !== '',
  )

function measure(element: Element): Measure {
  const range = document.createRange()
  const run = ownTexts(element).reduce((sum, text) => {
    range.selectNodeContents(text)
    return [...range.getClientRects()].reduce((length, { width }) => length + width, sum)
  }, 0)
  return { run, height: element.getBoundingClientRect().height }
}

// "normal" is none.
const ownSpacing = (element: Element): number =>
  Number.parseFloat(getComputedStyle(element).letterSpacing) || 0

function letGoOnResize(texts: readonly HTMLElement[]): void {
  const width = innerWidth
  const listeners = new AbortController()
  window.addEventListener(
    'resize',
    () => {
      // A phone's bars come and go without a change of width.
      if (innerWidth === width) return
      listeners.abort()
      for (const text of texts) text.style.removeProperty('letter-spacing')
    },
    { signal: listeners.signal },
  )
}
