import { expect, type Locator, type Page } from '@playwright/test'
import { layOutAll } from './look.ts'
import type { PageName } from './pages.ts'

/** How a kind of page stands at widths at which it is easily spoilt. */
const looks: Partial<Record<PageName, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    const third = page.locator('[data-section=work] li').nth(2)
    const marks = page.locator('[data-section=clientMarks] li')
    for (const width of [768, 900, 1200, 1520, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const below = await third.evaluate((study) => {
        const phone = study.querySelector('img')?.closest('div')?.parentElement
        const sheet = study.closest('ul')?.parentElement
        return [phone, sheet].map((part) => part?.getBoundingClientRect().bottom ?? Number.NaN)
      })
      expect(below[0], `the phone at ${width} px`).toBeLessThan(below[1] ?? 0)
      expect(await marks.count()).toBeGreaterThan(0)
      const outside = await marks.evaluateAll((cells) =>
        cells
          .filter((cell) => {
            const mark = cell.firstElementChild?.getBoundingClientRect()
            const { left, right } = cell.getBoundingClientRect()
            return !mark || mark.left < left || mark.right > right
          })
          .map(({ outerHTML }) => outerHTML),
      )
      expect(outside, `marks at ${width} px`).toEqual([])
    }
    await showsDaysInForcedColours(page)
    await printsOnOneEdge(page)
  },
  about: (page) => fillsRows(page, 'people'),
  website: (page) => fillsRows(page, 'figures'),
  agency: (page) => fillsRows(page, 'figures'),
  career: keepsFiguresBesideTitles,
  webNew: async (page) => {
    await fillsRows(page, 'bento')
    await page.setViewportSize({ width: 1024, height: 900 })
    const between = await page.locator('[data-section=pageHeader]').evaluate((header) => {
      const [title, figure] = [header.querySelector('h1'), [...header.querySelectorAll('p')].at(-1)]
      return [title?.getBoundingClientRect().right, figure?.getBoundingClientRect().left]
    })
    expect(between[0]).toBeLessThanOrEqual(between[1] ?? 0)
  },
  nowhere: async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const beyond = page.getByRole('main').locator('h1, a')
    const starts = await beyond.evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect().left),
    )
    expect(starts).toHaveLength(5)
    expect(Math.min(...starts), 'beyond the edge of the map').toBeGreaterThan(0.52 * 1440)
  },
  blog: showsCovers,
  article: showsCovers,
  services: async (page) => {
    const spread = page.getByRole('article').first()
    const placeOf = async (part: Locator) => (await part.boundingBox()) ?? { x: -1, y: -1 }
    const [picture, title] = [spread.getByRole('img'), spread.getByRole('heading', { level: 2 })]
    await page.setViewportSize({ width: 390, height: 844 })
    expect((await placeOf(picture)).y).toBeLessThan((await placeOf(title)).y)
    await page.setViewportSize({ width: 1440, height: 900 })
    expect((await placeOf(picture)).y).toBeGreaterThan((await placeOf(title)).y)
    expect((await placeOf(picture)).x).toBeGreaterThan((await placeOf(title)).x)
  },
  digitalMarketing: async (page) => {
    await keepsFiguresBesideTitles(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    const edges = await page
      .locator('[data-section=testimonialCarousel] li')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()))
    expect(edges).toHaveLength(3)
    expect(1440 - edges[2].right).toBeCloseTo(edges[0].left, 0)
  },
}

/** Checks what is particular to this kind of page: nothing is cut that is to be seen whole, and rows are complete. */
export async function standsAsDrawn(page: Page, name: PageName): Promise<void> {
  const look = looks[name]
  if (!look) return
  await layOutAll(page)
  await look(page)
}

/** Checks that beside every item of a section's list there is another one or the end of the row. */
async function fillsRows(page: Page, section: string): Promise<void> {
  const list = page.locator(`[data-section=${section}] ul`).first()
  for (const width of [768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const holes = await list.evaluate((list) => {
      const end = list.getBoundingClientRect().right
      const boxes = [...list.children].map((item) => item.getBoundingClientRect())
      return boxes.filter(
        ({ right, top }) =>
          right < end - 1 &&
          !boxes.some((other) => other.left > right && other.top <= top + 1 && other.bottom > top),
      ).length
    })
    expect(holes, `${section} at ${width} px`).toBe(0)
  }
}

/** Checks that covers keep the shape they are drawn in, and that their signs lie beside them. */
async function showsCovers(page: Page): Promise<void> {
  for (const width of [390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const covers = await page.locator('article img[src*="1200x675"]').evaluateAll((images) =>
      images.map((image) => {
        const { width, height, bottom } = image.getBoundingClientRect()
        const sign = image.parentElement?.querySelector('p')?.getBoundingClientRect()
        return { shape: width / height, covered: bottom - (sign?.top ?? Number.NaN) }
      }),
    )
    expect(covers.length).toBeGreaterThan(0)
    for (const { shape, covered } of covers) {
      expect(shape, `${width} px`).toBeCloseTo(16 / 9, 1)
      expect(covered, `${width} px`).toBeLessThan(1)
    }
  }
}

/** Checks that no benefit's figure reaches the title beside it. */
async function keepsFiguresBesideTitles(page: Page): Promise<void> {
  const benefits = page.locator('[data-section=benefitsWithAside] ul > li')
  for (const width of [768, 1024, 1100]) {
    await page.setViewportSize({ width, height: 900 })
    const gaps = await benefits.evaluateAll((rows) =>
      rows.map((row) => {
        const [figure, title] = [row.querySelector('p > *'), row.querySelector('h3')]
        const end = figure?.getBoundingClientRect().right ?? Number.NaN
        return (title?.getBoundingClientRect().left ?? Number.NaN) - end
      }),
    )
    expect(gaps.length).toBeGreaterThan(0)
    for (const gap of gaps) expect(gap, `${width} px`).toBeGreaterThan(0)
  }
}

/** Checks that days that are done are as dark as words where a visitor chose the colours, and the others are not. */
async function showsDaysInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  const days = page.locator('main svg[viewBox^="0 0 680 "] path')
  const words = await page
    .locator('main h2')
    .first()
    .evaluate((title) => getComputedStyle(title).color)
  await expect(days.first()).toHaveCSS('fill', words)
  await expect(days.nth(-2)).toHaveCSS('fill', 'none')
  await expect(days.nth(-2)).toHaveCSS('stroke', words)
  await page.emulateMedia({ forcedColors: null })
}

/** Checks that plates and names of the case studies, without their pictures, stand below each other on paper. */
async function printsOnOneEdge(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 760, height: 900 })
  const edges = await page
    .locator('[data-section=work] li')
    .locator('> span, > p > strong')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
  expect(edges).toHaveLength(6)
  expect(new Set(edges).size).toBe(1)
  await page.emulateMedia({ media: null })
}
