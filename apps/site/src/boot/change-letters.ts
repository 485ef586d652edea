import { nextTask } from './next-task.ts'
import { partsOfPage } from './parts-of-page.ts'
import { changeTexts } from './settle-letters.ts'
import { textsInSight } from './texts-in-sight.ts'
import { changeFonts, neededFaces } from './web-fonts.ts'

/**
 * Turns on web fonts and map sheets on a first visit, when the first view stands: loads the fonts, then changes text
 * after text, each few in a task of their own, at last the whole page.
 */
export async function changeLetters(): Promise<void> {
  const loads: Promise<unknown>[] = []
  for (const face of neededFaces()) {
    // A browser takes its time to begin with a font.
    await nextTask()
    loads.push(Promise.allSettled([face.load()]))
  }
  await Promise.all(loads)
  for (const texts of textsInSight()) {
    await nextTask()
    changeTexts(texts)
  }
  for (const parts of partsOfPage()) {
    await nextFrame()
    changeFonts(parts)
  }
  await nextFrame()
  // For what comes from now on. What has changed keeps its mark: to take it away would be to style it all anew.
  document.documentElement.dataset.settled = ''
  try {
    localStorage.fonts = 1
  } catch {
    // Storage may be refused: the next page is a first one again.
  }
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
