// What `after-paint-script.ts` imports on a first visit, once the first view stands.
import { afterPaintId } from './after-paint-script.ts'
import { setDistantSectionsAside } from './set-aside.ts'
import { measureLetters } from './settle-letters.ts'
import { takeFontFaces } from './web-fonts.ts'

const style = document.getElementById(afterPaintId)
if (style instanceof HTMLStyleElement && style.sheet) void changeLetters(style.sheet)

async function changeLetters(sheet: CSSStyleSheet): Promise<void> {
  const { faces, needed } = takeFontFaces(sheet)
  // What is left are the map sheets.
  sheet.media.mediaText = 'all'
  const loads: Promise<unknown>[] = []
  for (const face of needed) {
    // A browser takes its time to begin with a font.
    await nextTask()
    loads.push(Promise.allSettled([face.load()]))
  }
  await Promise.all(loads)
  const changeInPlace = measureLetters()
  await nextTask()
  // With the change, for the next frame would bring those back that are not far away.
  const putBack = setDistantSectionsAside()
  changeInPlace(() => {
    for (const face of faces) document.fonts.add(face)
  })
  void putBack()
  try {
    localStorage.fonts = 1
  } catch {
    // Storage may be refused: the next page is a first one again.
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
