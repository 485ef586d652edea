import type { Language } from '@jalonne/domain'
import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** The widths in CSS px at which a page is looked at: a small phone to a large screen. */
const widths = [320, 390, 768, 1023, 1024, 1280, 1440, 1920, 2560]

/**
 * What axe has against the page as it stands, one line a place.
 * @param within a CSS selector of the part to look at, where the rest is not ours
 */
export async function axeFindings(page: Page, within = 'html'): Promise<string[]> {
  // Of what the browser has not laid out, or lays out while axe scrolls to it, it knows neither colours nor places.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main *, footer')) {
      if (getComputedStyle(part).contentVisibility === 'auto') {
        part.style.contentVisibility = 'visible'
      }
    }
  })
  // Half-way through a change of colours nothing can be said of contrast. (Ended ones stay listed where nothing is drawn.)
  const inTransition = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .filter(({ playState }) => playState !== 'finished')
        .map((transition) => `${transition.transitionProperty}, ${transition.playState}`),
    )
  await expect.poll(inTransition).toEqual([])
  // Half a megabyte of script: once a document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = { resultTypes: ['violations'] }
  const violations = await page.evaluate(
    async ([within, options]) => {
      const { run }: Pick<typeof axe, 'run'> = Reflect.get(window, 'axe')
      return (await run(within, options)).violations
    },
    [within, options] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

type Look = readonly ['light' | 'dark', number]

/** As `axeFindings`, of the same page light and dark, at each of these widths; every finding says where it was. */
export const axeFindingsInThemes = (page: Page, widths: number[]): Promise<string[]> =>
  findingsOfLooks(
    page,
    (['light', 'dark'] as const).flatMap((theme) => widths.map((width) => [theme, width] as const)),
  )

/**
 * As `axeFindings`, of a page that there is in both languages: of phone and screen in light and dark, French has two
 * and English the other two.
 */
export const axeFindingsInTurn = (page: Page, language: Language): Promise<string[]> => {
  const french: Look[] = [
    ['light', 390],
    ['dark', 1440],
  ]
  const english: Look[] = [
    ['dark', 390],
    ['light', 1440],
  ]
  return findingsOfLooks(page, language === 'fr' ? french : english)
}

async function findingsOfLooks(page: Page, looks: readonly Look[]): Promise<string[]> {
  const all: string[] = []
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    const findings = await axeFindings(page)
    all.push(...findings.map((finding) => `${colorScheme}, ${width} px: ${finding}`))
  }
  return all
}

/** Lays out sections that are out of sight too, as after going back: they hide nothing, and have their true height. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.goingBack = ''
  })
}

/** The words on the last line of the page's title; none of a title of three words or fewer. */
const lastWordsOfTitle = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('h1')
    if (!title) return []
    const words: { word: string; bottom: number }[] = []
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]\S*/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        words.push({ word, bottom: range.getBoundingClientRect().bottom })
      }
    }
    const last = words.at(-1)?.bottom ?? 0
    if (words.length <= 3) return []
    return words.filter(({ bottom }) => bottom > last - 4).map(({ word }) => word)
  })

/**
 * Checks that the open page fits from 320 to 2560 px, that no long title ends in a line of one word, and that the page
 * ends with its footer where it has one.
 */
export async function neverScrollsSideways(page: Page): Promise<void> {
  await layOutAll(page)
  await page.evaluate(() => document.fonts.ready)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const { sideways, below } = await page.evaluate(() => {
      const root = document.documentElement
      const footer = [...document.querySelectorAll('footer')].at(-1)
      const end = footer ? footer.getBoundingClientRect().bottom + scrollY : root.scrollHeight
      return { sideways: root.scrollWidth - root.clientWidth, below: root.scrollHeight - end }
    })
    expect(sideways, `${width} px`).toBeLessThanOrEqual(0)
    // Fractions of pixels add up.
    expect(below, `${width} px, below the footer`).toBeLessThan(4)
    const title = width === 320 ? [] : await lastWordsOfTitle(page)
    expect(title, `${width} px, the title's last line`).not.toHaveLength(1)
  }
}

/** Checks that the open page fits the smallest screen where a visitor has letters twice as large, and leaves them so. */
export async function fitsLargeLetters(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 })
  await layOutAll(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  // Charts are drawn again for their new width; fractions of pixels add up.
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(sideways, '320 px, 200 % text').toBeLessThan(2)
}
