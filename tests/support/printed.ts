import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'

/** A sheet of paper: its letters, without spaces, and the pairs of words of which one lies over the other. */
export interface Sheet {
  letters: string
  overlaps: string[]
}

/** A text as a sheet has it: how wide its spaces have come out is no matter. */
export const withoutSpaces = (text: string): string => text.replace(/\s/g, '')

interface Words {
  text: string
  left: number
  right: number
  bottom: number
  top: number
}

/** What comes out of the printer, sheet by sheet. */
export async function printed(page: Page): Promise<Sheet[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  const sheets: Sheet[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const content = await (await pdf.getPage(number)).getTextContent()
    const words = content.items.flatMap((item) =>
      'str' in item && item.str.trim() ? [placed(item)] : [],
    )
    const letters = withoutSpaces(words.map(({ text }) => text).join(''))
    sheets.push({ letters, overlaps: overlapping(words) })
  }
  return sheets
}

// A box a little smaller than the letters: lines set tight may touch.
function placed(item: { str: string; transform: number[]; width: number; height: number }): Words {
  const [, , , , left = 0, baseline = 0] = item.transform
  const { height, width } = item
  return {
    text: item.str,
    left: left + 1,
    right: left + width - 1,
    bottom: baseline,
    top: baseline + height * 0.6,
  }
}

const overlapping = (words: readonly Words[]): string[] =>
  words.flatMap((one, at) =>
    words
      .slice(at + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.bottom < other.top &&
          other.bottom < one.top,
      )
      .map((other) => `${one.text} / ${other.text}`),
  )
