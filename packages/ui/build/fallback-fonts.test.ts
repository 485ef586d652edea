import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fallbackFonts, stylesheet } from './fallback-fonts.ts'

test('the fallback faces are those the font files ask for', async () => {
  expect(readFileSync(stylesheet, 'utf8')).toBe(await fallbackFonts())
})
