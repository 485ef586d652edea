import { expect, test } from '../support/test.ts'

const path = '/services/digital-marketing'

const stories = [
  {
    lang: 'fr',
    trail: ['Accueil', 'Services', 'Marketing digital'],
    heading: 'Un plan avant les canaux.',
    book: 'Réserver l’audit',
    benefits: 'Douze semaines, notées comme un horaire',
    figures: ['1 relevé', '3 priorités', '12 semaines', '1 page par mois'],
    plate: 'Commencez par l’audit',
    voices: 'Ils ont fait moins, et mieux',
    form: 'Réservez votre audit',
    channels: 'Ensuite, les canaux',
  },
  {
    lang: 'en',
    trail: ['Home', 'Services', 'Digital marketing'],
    heading: 'A plan before the channels.',
    book: 'Book the audit',
    benefits: 'Twelve weeks, set out like a timetable',
    figures: ['1 survey', '3 priorities', '12 weeks', '1 page a month'],
    plate: 'Start with the audit',
    voices: 'They did less, and did it better',
    form: 'Book your audit',
    channels: 'Then, the channels',
  },
] as const

for (const story of stories) {
  const address = `/${story.lang}${path}`

  test.describe(`digital marketing in ${story.lang}`, () => {
    test('R10, R25: a visitor sees where the page lies, four benefits and what three clients say, and books the audit; it leads on to the channels of the plan, and the overview and the footer lead to it', async ({
      page,
      visitor,
    }) => {
      await visitor.open(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.heading)
      const trail = page.getByRole('main').getByRole('navigation').getByRole('listitem')
      await expect(trail).toContainText([...story.trail])
      const benefits = page.getByRole('region', { name: story.benefits })
      await expect(benefits.getByRole('listitem')).toContainText([...story.figures])
      const voices = page.getByRole('region', { name: story.voices }).getByRole('listitem')
      await expect(voices).toHaveCount(3)
      for (const [place, initials] of ['BM', 'AV', 'CV'].entries()) {
        await expect(voices.nth(place).getByText(initials, { exact: true })).toBeVisible()
      }
      const channels = page.getByRole('region', { name: story.channels }).getByRole('link')
      await expect(channels).toHaveCount(5)

      await visitor.mark()
      const button = page.getByRole('main').getByRole('link', { name: story.book }).first()
      await expect(button).toBeInViewport()
      await visitor.tabTo(button)
      await page.keyboard.press('Enter')
      const form = page.getByRole('form', { name: story.form })
      await expect(form).toBeInViewport()
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(form).not.toBeInViewport()
      const plate = page.getByRole('complementary', { name: story.plate })
      await plate.getByRole('link', { name: story.book }).click()
      await expect(form).toBeInViewport()
      await visitor.stayed()

      await visitor.open(`/${story.lang}/services`)
      for (const place of [page.getByRole('main'), page.getByRole('contentinfo')]) {
        await expect(place.locator(`a[href="${address}"]`).first()).toBeAttached()
      }
    })

    test('R10: on a screen the plate stays beside the benefits while one reads them; on a phone it follows them', async ({
      page,
      visitor,
    }) => {
      await page.setViewportSize({ width: 1440, height: 700 })
      await visitor.open(address)
      const rows = page.getByRole('region', { name: story.benefits }).getByRole('listitem')
      const plate = page.getByRole('complementary', { name: story.plate })
      await rows.last().evaluate((row) => row.scrollIntoView({ block: 'end' }))
      await expect(plate.getByRole('link', { name: story.book })).toBeInViewport()
      await page.setViewportSize({ width: 390, height: 844 })
      const [last, below] = [await rows.last().boundingBox(), await plate.boundingBox()]
      expect(below?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0))
    })
  })
}
