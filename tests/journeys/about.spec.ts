import type { Page } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'
import { shareChanged } from '../support/share-changed.ts'
import { expect, test } from '../support/test.ts'

// With drawing in three dimensions by the processor: there is no graphics card to count on.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--enable-unsafe-swiftshader'],
  },
})

const stories = [
  {
    lang: 'fr',
    from: 'Rencontrer l’équipe',
    title: 'À propos de Jalonne',
    milestones: ['Premier site, quatre pages1998', 'Treize personnes2026'],
    badge: 'Badge de Camille Rochat, Direction, premier rendez-vous',
    keeper: 'Qui tient le crayon.',
    push: 'Pousser le badge',
    people: 'Celles et ceux qui décrochent.',
    role: 'Comptabilité',
  },
  {
    lang: 'en',
    from: 'Meet the team',
    title: 'About Jalonne',
    milestones: ['First site, four pages1998', 'Thirteen people2026'],
    badge: 'Badge of Camille Rochat, Director, first meeting',
    keeper: 'Who holds the pencil.',
    push: 'Give it a push',
    people: 'The ones who pick up.',
    role: 'Accounts',
  },
] as const
const [french, english] = stories
type Story = (typeof stories)[number]
type Point = { x: number; y: number }

const part = (page: Page, name: string) => page.getByRole('region', { name })
const stillOf = (page: Page, { badge }: Story) => page.getByRole('img', { name: badge })
const canvasOf = (page: Page, { keeper }: Story) => part(page, keeper).locator('canvas')
const pushOf = (page: Page, { push }: Story) => page.getByRole('button', { name: push })

/**
 * Scrolls to strap and badge, in a window that has room for both and the button below: for a picture of what is higher
 * than the window, Playwright makes the window larger, and the scene moves.
 */
async function lookAtBadge(page: Page, story: Story) {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 1000 })
  await part(page, story.keeper).evaluate((element) => element.scrollIntoView())
}

/** What is drawn in three dimensions now, in place of the still badge: without the button, which shows its focus. */
const pictureOf = (page: Page, story: Story) => stillOf(page, story).screenshot()

/** Waits until the badge, which sways by itself at first, hangs still; gives its picture. */
async function atRest(page: Page, story: Story): Promise<Buffer> {
  let last = await pictureOf(page, story)
  let alike = 0
  const isStill = async () => {
    const before = last
    last = await pictureOf(page, story)
    alike = last.equals(before) ? alike + 1 : 0
    // Of what still moves, a busy processor may draw nothing new for seconds.
    return alike >= 3
  }
  await expect.poll(isStill, { intervals: [2_000] }).toBe(true)
  return last
}

/**
 * Checks that something moves the badge, of whose picture nothing changed before. It is done again until that is seen, as
 * a swing is soon over.
 */
const moves = (page: Page, story: Story, resting: Buffer, something: () => Promise<unknown>) =>
  expect
    .poll(async () => {
      await something()
      return shareChanged(page, resting, await pictureOf(page, story))
    })
    .toBeGreaterThan(0.02)

for (const story of stories) {
  const path = `/${story.lang}/about-us`

  test.describe(`about us in ${story.lang}`, () => {
    test('R17: a visitor finds the page by keyboard, and reads mission, milestones and who works there', async ({
      page,
      visitor,
    }) => {
      await visitor.open(`/${story.lang}/services/digital-agency`)
      await visitor.mark()
      await visitor.tabTo(page.getByRole('link', { name: story.from }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible()
      const signs = part(page, story.title)
        .getByRole('listitem')
        .filter({ hasText: /\d{4}$/ })
      await expect(signs).toHaveCount(4)
      await expect(signs.first()).toHaveText(story.milestones[0])
      await expect(signs.last()).toHaveText(story.milestones[1])
      await expect(part(page, story.people).getByRole('listitem')).toHaveCount(6)
      await visitor.stayed()
    })

    test('R17: an editor adds somebody, and the visitor sees them', async ({
      page,
      visitor,
      editor,
    }) => {
      const listening = page.waitForResponse(/\/live\?/)
      await visitor.open(path)
      await listening
      await visitor.mark()
      await editor.create({
        _id: `person-new-${story.lang}`,
        _type: 'person',
        name: 'Nora Schüpbach',
        role: { _type: 'localeString', fr: 'Comptabilité', en: 'Accounts' },
        order: 7,
      })
      const cards = part(page, story.people).getByRole('listitem')
      await expect(cards).toHaveCount(7)
      await expect(cards.last()).toContainText(`Nora Schüpbach${story.role}`)
      await visitor.stayed()
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`R17: mission, badge and people are all there, in ${story.lang}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible()
      await expect(stillOf(page, story)).toBeVisible()
      await expect(pushOf(page, story)).toBeHidden()
      await expect(part(page, story.people).getByRole('listitem')).toHaveCount(6)
    })
  })
}

test.describe('the badge', () => {
  // The narrower the window, the less the processor has to draw.
  test.use({ viewport: { width: 800, height: 600 } })
  const path = '/en/about-us'

  test('R17: the badge is loaded once it is in sight, is pushed by a button, comes to rest and is pulled by the mouse', async ({
    page,
    visitor,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await visitor.open(path)
    await page.waitForLoadState('networkidle')
    const isScene = (address: string) => /\/scene-[^/]+\.js$/.test(address)
    expect(scripts.filter(isScene)).toEqual([])
    await expect(pushOf(page, english)).toBeHidden()
    const still = stillOf(page, english)
    const before = await still.boundingBox()

    await lookAtBadge(page, english)
    await expect(pushOf(page, english)).toBeVisible()
    expect(scripts.filter(isScene)).toHaveLength(1)
    await expect(still).toHaveCSS('opacity', '0')
    const box = await still.boundingBox()
    if (!box) throw new Error('the badge has a place')
    expect(box.height).toBe(before?.height)

    let hanging = await atRest(page, english)
    await pushOf(page, english).focus()
    await moves(page, english, hanging, () => page.keyboard.press('Enter'))

    hanging = await atRest(page, english)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.65)
    await page.mouse.down()
    const aside = { x: box.x + box.width / 2 - 160, y: box.y + box.height * 0.55 }
    await moves(page, english, hanging, () => page.mouse.move(aside.x, aside.y, { steps: 6 }))
    await page.mouse.up()
  })

  test('A4: without a context to draw in the still badge stays, and nothing breaks', async ({
    page,
    visitor,
  }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = (kind: string) => {
        if (kind === 'webgl2') Reflect.set(window, 'isRefused', true)
        return null
      }
    })
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await visitor.open(path)
    await lookAtBadge(page, english)
    await page.waitForFunction(() => 'isRefused' in window)
    await expect(stillOf(page, english)).toHaveCSS('opacity', '1')
    await expect(pushOf(page, english)).toBeHidden()
    expect(scripts.filter((address) => address.includes('/scene-'))).toEqual([])
  })

  test('A4: when the context is lost the still badge comes back, and the page lives on', async ({
    page,
    visitor,
  }) => {
    await visitor.open(path)
    await lookAtBadge(page, english)
    await expect(pushOf(page, english)).toBeVisible()
    await canvasOf(page, english).evaluate((canvas) => {
      const context = (canvas as HTMLCanvasElement).getContext('webgl2')
      context?.getExtension('WEBGL_lose_context')?.loseContext()
    })
    await expect(stillOf(page, english)).toHaveCSS('opacity', '1')
    await expect(pushOf(page, english)).toBeHidden()
    await expect(canvasOf(page, english)).toHaveCount(0)
    await expect(part(page, english.people).getByRole('listitem')).toHaveCount(6)
  })

  test('R17: on paper the still badge is printed', async ({ page, visitor }) => {
    await visitor.open(path)
    await lookAtBadge(page, english)
    await expect(pushOf(page, english)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(stillOf(page, english)).toHaveCSS('opacity', '1')
    await expect(canvasOf(page, english)).toBeHidden()
    await expect(pushOf(page, english)).toBeHidden()
  })
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('R17: the badge is pulled aside, and the page still scrolls', async ({ page, visitor }) => {
    await visitor.open('/fr/about-us')
    await lookAtBadge(page, french)
    await expect(pushOf(page, french)).toBeVisible()
    const box = await stillOf(page, french).boundingBox()
    if (!box) throw new Error('the badge has a place')
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.65]
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints })

    const hanging = await atRest(page, french)
    await touch('touchStart', { x, y })
    for (const aside of [20, 50]) await touch('touchMove', { x: x - aside, y })
    await moves(page, french, hanging, () => touch('touchMove', { x: x - 90, y }))
    await touch('touchEnd')

    const scrolled = () => page.evaluate(() => scrollY)
    const before = await scrolled()
    await touch('touchStart', { x, y })
    for (const up of [20, 60, 120, 180]) await touch('touchMove', { x, y: y - up })
    await touch('touchEnd')
    await expect.poll(scrolled).toBeGreaterThan(before + 60)
  })
})
