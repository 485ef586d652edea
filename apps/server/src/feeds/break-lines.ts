/** A word and how wide it is set in a size of 1. */
export interface Word {
  text: string
  width: number
}

export interface TitleBox {
  /** In pixels. */
  width: number
  maxLines: number
  /** In pixels, the largest first. */
  sizes: readonly number[]
  /** Between words, in a size of 1. */
  space: number
}

/**
 * Sets a title as large as a box allows, in lines about equally long. A title too long for the smallest size loses
 * its end to an ellipsis.
 */
export function breakLines(
  words: readonly Word[],
  box: TitleBox,
): { size: number; lines: string[] } {
  const smallest = box.sizes.at(-1) ?? 1
  for (let kept = words.length; kept > 1; kept -= 1) {
    const shown = words.slice(0, kept)
    for (const size of kept < words.length ? [smallest] : box.sizes) {
      const lines = evenLines(shown, { ...box, width: box.width / size })
      if (lines) return { size, lines: kept < words.length ? withEllipsis(lines) : lines }
    }
  }
  const [only] = words
  const size = box.sizes.find((one) => one * (only?.width ?? 0) <= box.width) ?? smallest
  const line = only?.text ?? ''
  return { size, lines: words.length > 1 ? withEllipsis([line]) : [line] }
}

/** The fewest lines the words fit into, broken so that the widest is as narrow as can be; null if they don't fit. */
function evenLines(words: readonly Word[], box: Omit<TitleBox, 'sizes'>): string[] | null {
  for (let count = 1; count <= box.maxLines; count += 1) {
    const [best] = divide(words, count)
      .map((lines) => ({
        lines,
        width: Math.max(...lines.map((line) => widthOf(line, box.space))),
      }))
      .filter(({ width }) => width <= box.width)
      .sort((a, b) => a.width - b.width)
    if (best) return best.lines.map((line) => line.map(({ text }) => text).join(' '))
  }
  return null
}

/** Every way to deal words, in order, into so many lines with at least one word each. */
function divide(words: readonly Word[], count: number): Word[][][] {
  if (count === 1) return words.length > 0 ? [[[...words]]] : []
  return words.slice(0, -1).flatMap((_, index) => {
    const first = words.slice(0, index + 1)
    return divide(words.slice(index + 1), count - 1).map((rest) => [first, ...rest])
  })
}

const widthOf = (line: readonly Word[], space: number) =>
  line.reduce((sum, { width }) => sum + width, space * (line.length - 1))

const withEllipsis = (lines: string[]) => [
  ...lines.slice(0, -1),
  `${(lines.at(-1) ?? '').replace(/[\s,;:.–-]+$/, '')}…`,
]
