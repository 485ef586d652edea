import { expect, test } from '../support/test.ts'

const stories = [
  {
    lang: 'fr',
    board: 'Tableau des départs',
    filled: /^Pourvu\s: /,
    apply: /^Postuler\s: Designer web$/,
    allProjects: 'Toutes les réalisations',
    filter: 'Filtrer les réalisations',
    industry: 'Construction',
    study: 'Même atelier, vingt ans plus tard',
    was: 'Avant 2',
    is: 'Après 19',
    changed: 'En chiffres',
    missing: /introuvable/,
  },
  {
    lang: 'en',
    board: 'Departures',
    filled: /^Filled: /,
    apply: /^Apply: Web designer$/,
    allProjects: 'All projects',
    filter: 'Filter projects',
    industry: 'Construction',
    study: 'The same workshop, twenty years on',
    was: 'Before 2',
    is: 'After 19',
    changed: 'In figures',
    missing: /couldn.t find/,
  },
] as const

for (const story of stories) {
  test(`R18: an editor opens a job again, and a visitor gets its link, in ${story.lang}`, async ({
    page,
    visitor,
    editor,
  }) => {
    const listening = page.waitForResponse(/\/live\?/)
    await visitor.open(`/${story.lang}/career`)
    await listening
    await visitor.mark()
    const board = page.getByRole('region', { name: story.board })
    await expect(board.getByRole('button', { name: story.filled, disabled: true })).toHaveCount(8)

    const link = 'https://jobs.example.ch/designer'
    await editor.publish('job-designer', { open: true, link })
    await expect(board.getByRole('link', { name: story.apply })).toHaveAttribute('href', link)
    await expect(board.getByRole('button', { name: story.filled, disabled: true })).toHaveCount(7)
    await visitor.stayed()
  })

  test(`R23: by keyboard from the home page to a case study and back, in ${story.lang}`, async ({
    page,
    visitor,
  }) => {
    const projects = `/${story.lang}/projects`
    await visitor.open(`/${story.lang}`)
    await visitor.mark()
    await visitor.tabTo(page.getByRole('link', { name: story.allProjects }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(projects)
    await expect(page.getByRole('article')).toHaveCount(7)

    const filter = page.getByRole('navigation', { name: story.filter })
    await visitor.tabTo(filter.getByRole('link', { name: story.industry }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${projects}?industry=construction`)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(filter.getByRole('link', { name: story.industry })).toBeFocused()

    await visitor.tabTo(page.getByRole('link', { name: story.study }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${projects}/menuiserie-tavernay`)
    await expect(page.getByRole('heading', { level: 1, name: story.study })).toBeVisible()

    await page.goBack()
    await expect(page).toHaveURL(`${projects}?industry=construction`)
    await expect(page.getByRole('article')).toHaveCount(1)
    await visitor.stayed()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`R23: projects are filtered by links and read, in ${story.lang}`, async ({
      page,
      trouble,
    }) => {
      await page.goto(`/${story.lang}/projects`)
      const filter = page.getByRole('navigation', { name: story.filter })
      await filter.getByRole('link', { name: story.industry }).click()
      await expect(page.getByRole('article')).toHaveCount(1)
      await page.getByRole('link', { name: story.study }).click()
      const figures = page.getByRole('definition')
      await expect(figures.filter({ hasText: story.was })).toBeVisible()
      await expect(figures.filter({ hasText: story.is })).toBeVisible()

      // Of two results one has no figure before: what they count stands below them both, on one line.
      await page.goto(`/${story.lang}/projects/horlogerie-joliat-fresard`)
      const counted = page.getByRole('region', { name: story.changed }).getByRole('term')
      const tops = await counted.evaluateAll((labels) =>
        labels.map((label) => Math.round(label.getBoundingClientRect().top)),
      )
      expect(tops).toHaveLength(2)
      expect(tops[0]).toBe(tops[1])

      trouble.expect(/status of 404/)
      const answer = await page.goto(`/${story.lang}/projects/nowhere`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.missing)
    })
  })
}
