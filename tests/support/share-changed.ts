import type { Page } from '@playwright/test'

/** Which share of the colour values of two pictures of the same size (PNG) is clearly another, from 0 to 1. */
export function shareChanged(page: Page, before: Buffer, after: Buffer): Promise<number> {
  return page.evaluate(
    async ([before, after]) => {
      const coloursOf = async (picture: readonly number[]) => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(picture)]))
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
        if (!context) throw new Error('a canvas draws in two dimensions')
        context.drawImage(bitmap, 0, 0)
        return context.getImageData(0, 0, bitmap.width, bitmap.height).data
      }
      const [was, is] = [await coloursOf(before), await coloursOf(after)]
      const changed = was.filter((value, at) => Math.abs(value - (is[at] ?? 0)) > 48)
      return changed.length / was.length
    },
    [[...before], [...after]] as const,
  )
}
