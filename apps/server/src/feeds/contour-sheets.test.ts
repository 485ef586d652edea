import { expect, test } from 'vitest'
import { contourSheets } from './contour-sheets.ts'

test('a sheet is drawn for who may ask for one more; one that is cached, for everybody', async () => {
  const sheets = contourSheets()
  const status = async (mayDraw: boolean) =>
    (await sheets(new Request('http://site/contours/a.svg'), () => mayDraw))?.status
  expect(await status(false)).toBe(429)
  expect(await status(true)).toBe(200)
  expect(await status(false)).toBe(200)
})
