import { describe, expect, test } from 'vitest'
import { drawContours } from './draw.ts'

const seeds = ['/', '/pricing', 'services', 'hosting-and-maintenance', 'jalonne', '']

describe('a map sheet', () => {
  test('is the same for the same seed and another for another seed', () => {
    expect(drawContours('/pricing')).toBe(drawContours('/pricing'))
    expect(new Set(seeds.map((seed) => drawContours(seed))).size).toBe(seeds.length)
  })

  test.each(seeds)('weighs 6 to 11 KB for seed "%s"', (seed) => {
    const bytes = Buffer.byteLength(drawContours(seed))
    expect(bytes).toBeGreaterThan(6_000)
    expect(bytes).toBeLessThan(11_000)
  })

  test('has whole coordinates and crops the cells in which lines end', () => {
    const sheet = drawContours('/', { width: 1200, height: 900 })
    const paths = [...sheet.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path ?? '')
    expect(paths).toHaveLength(2)
    for (const path of paths) expect(path).toMatch(/^[Mqt\d\s-]+$/)
    expect(sheet).toContain('viewBox="36 36 1200 900"')
  })
})
