import type { Locator, Page } from '@playwright/test'
import { field } from '../support/contact.ts'
import { callsFrom } from '../support/inbox.ts'
import { expect, test } from '../support/test.ts'

const website = '/services/website-design-development'

const stories = [
  {
    lang: 'fr',
    heading: /Votre site en mieux/,
    redesign: /^Refaire le mien/,
    fresh: /^Partir de zéro/,
    compared: 'Comparer avant et après',
    narrow: /sur un écran étroit/,
    form: 'Parlons de votre site',
    fields: { name: 'Nom et prénom', phone: 'Téléphone', day: 'Jour', time: 'Heure suisse' },
    tuesday: 'Mardi',
    send: 'Envoyer la demande',
    thanks: 'Merci — à très bientôt.',
    number: '021 555 04 01',
    voices: 'Ils ont choisi leur chemin',
    previous: 'Témoignages précédents',
    next: 'Témoignages suivants',
    industries: 'Huit métiers, huit façons de commencer',
    steps: 'Quel que soit le chemin',
    crumbs: ['Accueil', 'Services', 'Agence digitale'],
    agency: 'Depuis 1998',
    years: 'De 1998 à aujourd’hui',
  },
  {
    lang: 'en',
    heading: /A better site/,
    redesign: /^Redesign mine/,
    fresh: /^Start from scratch/,
    compared: 'Compare before and after',
    narrow: /on a narrow screen/,
    form: 'Let’s talk about your site',
    fields: { name: 'Full name', phone: 'Phone', day: 'Day', time: 'Swiss time' },
    tuesday: 'Tuesday',
    send: 'Send request',
    thanks: 'Thanks — we’ll be in touch soon.',
    number: '021 555 04 02',
    voices: 'They chose their way',
    previous: 'Previous testimonials',
    next: 'Next testimonials',
    industries: 'Eight trades, eight ways to begin',
    steps: 'Whichever way you go',
    crumbs: ['Home', 'Services', 'Digital agency'],
    agency: 'Since 1998',
    years: 'From 1998 to today',
  },
] as const

type Story = (typeof stories)[number]

/** What is compared; its control goes beyond it at both sides. */
const picturesOf = (control: Locator) => control.locator('..')

/** Drags with the mouse from one share of the width to another. */
async function dragAcross(page: Page, control: Locator, from: number, to: number): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxOf(page, picturesOf(control))
  await page.mouse.move(x + from * width, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + to * width, y + height / 2, { steps: 5 })
  await page.mouse.up()
}

for (const story of stories) {
  const path = `/${story.lang}${website}`
  const sign = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name })

  test.describe(`the way to a website in ${story.lang}`, () => {
    test('R4: a visitor chooses a redesign at the fork, comes back and chooses a new site', async ({
      page,
      visitor,
    }) => {
      await visitor.open(path)
      await expect(page.getByRole('heading', { level: 1, name: story.heading })).toBeInViewport()
      await expect(sign(page, story.redesign)).toBeInViewport()
      await visitor.mark()
      await sign(page, story.redesign).click()
      await expect(page).toHaveURL(`${path}/web-refresh`)
      await expect(page.getByRole('slider', { name: story.compared })).toBeAttached()
      await page.goBack()
      const fresh = sign(page, story.fresh)
      await expect(fresh).toContainText(/250/)
      await fresh.click()
      await expect(page).toHaveURL(`${path}/web-new`)
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      await visitor.stayed()
    })

    test('R4, R6, S7, S10: a visitor chooses a redesign, compares before and after, and asks for a call on Tuesday at 10', async ({
      page,
      visitor,
      stack,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visitor.open(path)
      await sign(page, story.redesign).click()
      await expect(page).toHaveURL(`${path}/web-refresh`)
      await visitor.hydrated()
      const pole = page.getByRole('slider', { name: story.compared })
      const stage = picturesOf(pole).locator('..')
      expect((await boxOf(page, stage)).height).toBe(640)
      await dragAcross(page, pole, 0.3, 0.7)
      await expect(pole).toHaveValue('70')
      // As wide as a finger: an iPhone drags only what it finds under one.
      const { x, y, width, height } = await boxOf(page, picturesOf(pole))
      await page.mouse.click(x + 0.7 * width + 22, y + height / 2)
      await expect(pole).toHaveValue('70')
      await page.keyboard.press('ArrowRight')
      await expect(pole).toHaveValue('71')
      const form = page.getByRole('form', { name: story.form })
      await field(form, story.fields.name).fill('Ada Keller')
      await field(form, story.fields.phone).fill(story.number)
      await field(form, story.fields.day).selectOption(story.tuesday)
      await field(form, story.fields.time).selectOption('10:00')
      await form.getByRole('button', { name: story.send }).click()
      await expect(page.getByRole('status').filter({ hasText: story.thanks })).toBeFocused()
      const [call] = await callsFrom(stack, story.number)
      expect(call?.contact).toMatchObject({
        meta: {
          page: `${path}/web-refresh`,
          selected_day: 'tuesday',
          selected_time: '10:00',
        },
      })
    })

    test.describe('by touch', () => {
      test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

      test('S10: a tap puts the pole where it lands, by which the pictures are cut', async ({
        page,
        visitor,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await visitor.open(`${path}/web-refresh`)
        const pole = page.getByRole('slider', { name: story.compared })
        await pole.scrollIntoViewIfNeeded()
        // What the wide picture says would lie under the old site.
        const narrow = picturesOf(pole).getByRole('img', { name: story.narrow })
        for (const [width, isNarrow] of [
          [1440, false],
          [768, true],
          [390, true],
        ] as const) {
          await page.setViewportSize({ width, height: 844 })
          await expect(narrow, `${width} px`).toBeVisible({ visible: isNarrow })
        }
        await pole.scrollIntoViewIfNeeded()
        const { x, y, width, height } = await boxOf(page, picturesOf(pole))
        await page.touchscreen.tap(x + width / 4, y + height / 2)
        await expect(pole).toHaveValue('25')
        await page.touchscreen.tap(x + width - 1, y + height / 2)
        await expect(pole).toHaveValue('100')
      })
    })

    test('R4: the same by keyboard, whose ring follows the sign', async ({ page, visitor }) => {
      await visitor.open(path)
      const redesign = sign(page, story.redesign)
      await visitor.tabTo(redesign)
      const ring = await redesign.evaluate((link) => getComputedStyle(link, '::after').clipPath)
      expect(ring).toContain('polygon')
      await page.keyboard.press('Tab')
      await expect(sign(page, story.fresh)).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${path}/web-refresh`)
    })

    test('R4: both signs stand on their pole and point away from each other, on every screen', async ({
      page,
      visitor,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visitor.open(path)
      for (const width of [320, 390, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 })
        const left = await boxOf(page, sign(page, story.redesign))
        const right = await boxOf(page, sign(page, story.fresh))
        const pole = width / 2
        expect(left.x).toBeLessThan(right.x)
        expect(left.x).toBeGreaterThanOrEqual(0)
        expect(right.x + right.width).toBeLessThanOrEqual(width)
        // The near end of each touches the pole, or lies across it.
        expect(left.x + left.width).toBeGreaterThanOrEqual(pole - 4)
        expect(right.x).toBeLessThanOrEqual(pole + 4)
      }
    })

    test('S9: testimonials move on by keyboard in the row and by buttons, and back, and a used-up button hands over the focus', async ({
      page,
      visitor,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visitor.open(path)
      const { list, previous, next, left } = carousel(page, story)
      // Buttons and row at once: to press a button under the header the page would be moved, and the row out of sight.
      const voices = page.getByRole('region', { name: story.voices })
      await voices.evaluate((section) => section.scrollIntoView())
      await expect(previous).toBeDisabled()
      await list.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(left).toBeGreaterThan(0)
      await previous.click()
      await expect.poll(left).toBe(0)
      await expect(previous).toBeDisabled()
      const card = await list.locator('> li').first().boundingBox()
      await next.click()
      await expect.poll(left).toBeCloseTo((card?.width ?? 0) + 24, 0)
      await expect(previous).toBeEnabled()
      await previous.click()
      await expect.poll(left).toBe(0)
      await expect(previous).toBeDisabled()
      await expect(next).toBeFocused()
      // By the place of the row: the buttons learn of the end a moment later.
      const end = await list.evaluate((row) => row.scrollWidth - row.clientWidth)
      for (let before = 0; before < end - 8; before = await left()) {
        await page.keyboard.press('Enter')
        await expect.poll(left).toBeGreaterThan(before)
      }
      await expect(next).toBeDisabled()
      await expect(previous).toBeFocused()
      // The page itself may have moved while its parts above were laid out.
      await list.scrollIntoViewIfNeeded()
      await expect(list.locator('> li').last()).toBeInViewport({ ratio: 0.9 })
    })

    test('R4: the steps stand on the columns that the industries stand on', async ({
      page,
      visitor,
    }) => {
      await visitor.open(path)
      const starts = (name: string) =>
        page
          .getByRole('region', { name })
          .getByRole('listitem')
          .evaluateAll((all) => all.slice(0, 4).map((item) => item.getBoundingClientRect().left))
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const columns = await starts(story.industries)
        const stations = await starts(story.steps)
        expect(stations).toHaveLength(4)
        for (const [place, start] of stations.entries())
          expect(start).toBeCloseTo(columns[place] ?? 0, 0)
      }
    })

    test('R4: eight industries each show a picture, four or two beside each other', async ({
      page,
      visitor,
    }) => {
      await visitor.open(path)
      const cards = page.getByRole('region', { name: story.industries }).getByRole('listitem')
      await expect(cards).toHaveCount(8)
      for (const [width, beside] of [
        [1440, 4],
        [390, 2],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await cards.last().scrollIntoViewIfNeeded()
        const tops = await cards.evaluateAll((all) =>
          all.map((card) => Math.round(card.getBoundingClientRect().top)),
        )
        expect(tops.filter((top) => top === tops[0])).toHaveLength(beside)
        await expect
          .poll(() =>
            cards
              .locator('img')
              .evaluateAll(
                (all) =>
                  all.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
                    .length,
              ),
          )
          .toBe(8)
      }
    })

    test('R3: the agency is found in the footer, under the services, with its years in order', async ({
      page,
      visitor,
    }) => {
      await visitor.open(path)
      await page.getByRole('contentinfo').getByRole('link', { name: story.agency }).click()
      await expect(page).toHaveURL(`/${story.lang}/services/digital-agency`)
      const crumbs = page.getByRole('main').getByRole('navigation').first().getByRole('listitem')
      await expect(crumbs).toHaveText([...story.crumbs])
      const years = page.getByRole('region', { name: story.years }).getByRole('listitem')
      await expect(years).toHaveCount(5)
      await expect(years.first()).toContainText('1998')
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('R4: the signs are links, and every testimonial is in the row', async ({ page }) => {
        await page.goto(path)
        const { list, next } = carousel(page, story)
        await expect(list.locator('> li')).toHaveCount(7)
        await expect(next).toBeHidden()
        await sign(page, story.redesign).click()
        await expect(page).toHaveURL(`${path}/web-refresh`)
      })
    })
  })
}

test('a text whose image an editor takes away has the line to itself', async ({ page, editor }) => {
  await editor.publish('page-service-website', { 'sections[_key=="sketches"].image': null })
  await page.goto(`/en${website}`)
  const part = page.getByRole('region', { name: 'You see every page before it exists' })
  await expect(part.getByRole('heading')).toBeVisible()
  await expect(part.getByRole('figure')).toHaveCount(0)
  const text = await part.locator('> div > div').boundingBox()
  expect(text?.width).toBe((await part.locator('> div').boundingBox())?.width)
})

function carousel(page: Page, story: Story) {
  const list = page.getByRole('list', { name: story.voices })
  return {
    list,
    previous: page.getByRole('button', { name: story.previous }),
    next: page.getByRole('button', { name: story.next }),
    left: () => list.evaluate((row) => row.scrollLeft),
  }
}

async function boxOf(page: Page, sign: ReturnType<Page['getByRole']>) {
  const box = await sign.boundingBox()
  if (!box) throw new Error(`the sign has no place on ${page.url()}`)
  return box
}

for (const [motion, seen] of [
  ['no-preference', /^inset\([1-9]/],
  ['reduce', /^none$/],
] as const) {
  test(`R4: with motion “${motion}” a picture that comes into sight is ${motion === 'reduce' ? 'whole' : 'unfolding'}`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ reducedMotion: motion })
    await visitor.open(`/en${website}`)
    const picture = page.getByRole('img', { name: 'A week of appointments, one of them taken' })
    const halfInSight = () =>
      picture.evaluate((image) => {
        const { top, height } = image.getBoundingClientRect()
        scrollBy({ top: top + height / 2 - innerHeight, behavior: 'instant' })
        return getComputedStyle(image).clipPath
      })
    await expect.poll(halfInSight).toMatch(seen)
    await picture.evaluate((image) =>
      image.scrollIntoView({ block: 'center', behavior: 'instant' }),
    )
    await expect
      .poll(() => picture.evaluate((image) => getComputedStyle(image).clipPath))
      .toMatch(/^(none|inset\(0)/)
  })
}
