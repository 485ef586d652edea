import { ownTexts } from './own-texts.ts'
import { changeFonts } from './web-fonts.ts'

/** How far letters are set apart or together at first to win or lose a line, in em; each round goes further. */
const step = 0.006
/** Rounds of measuring: the first makes lines as long as before, the others win or lose one where that was not enough. */
const rounds = 4

/** A text as it stands: how far its own letters run in all, and how high its element is, in pixels. */
interface Measure {
  run: number
  height: number
}

/**
 * Changes the letters of texts without moving any of them: those that take more or less room in the new ones are spaced
 * by a hair, until the window's width changes. Nothing is painted in between.
 */
export function changeTexts(texts: readonly HTMLElement[]): void {
  const before = new Map(texts.map((text) => [text, measure(text)]))
  changeFonts(texts)
  settle(before)
}

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
