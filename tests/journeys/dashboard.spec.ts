import { axeFindingsInTurn, neverScrollsSideways } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

const stories = [
  {
    lang: 'fr',
    demo: 'Démo',
    nav: 'Vues du tableau de bord',
    visits: '10\u202f940',
    chart: /10.940 en octobre 2026/,
    figures: 'Les chiffres en tableau',
    lastRow: 'octobre 2026 10 940 8 140',
    outage: 'le site ne répond plus depuis deux minutes',
    changed: 'Changé sur cette page seulement. Rien n’a été enregistré.',
    write: 'Écrire à l’agence',
    portal: 'Espace client',
    inPortal: { dashboard: 'Tableau de bord (démo)', upgrade: 'Changer d’abonnement' },
    views: [
      ['', 'Tableau de bord', '1 250 CHF'],
      ['/analytics', 'Statistiques', '52 %'],
      ['/users', 'Utilisateurs', 'Élodie Favrat'],
      ['/settings', 'Réglages', 'Chaque trimestre'],
      ['/reports', 'Rapports', 'octobre 2026'],
      ['/support', 'Assistance', '25 min'],
    ],
  },
  {
    lang: 'en',
    demo: 'Demo',
    nav: 'Dashboard views',
    visits: '10,940',
    chart: /10,940 in October 2026/,
    figures: 'The figures as a table',
    lastRow: 'October 2026 10,940 8,140',
    outage: 'the website has not answered for two minutes',
    changed: 'Changed on this page only. Nothing was saved.',
    write: 'Write to the agency',
    portal: 'Customer portal',
    inPortal: { dashboard: 'Dashboard (demo)', upgrade: 'Upgrade' },
    views: [
      ['', 'Dashboard', '1,250 CHF'],
      ['/analytics', 'Analytics', '52%'],
      ['/users', 'Users', 'Élodie Favrat'],
      ['/settings', 'Settings', 'Every quarter'],
      ['/reports', 'Reports', 'October 2026'],
      ['/support', 'Support', '25 min'],
    ],
  },
] as const

for (const story of stories) {
  const { lang, demo, nav, views } = story
  const home = `/${lang}/dashboard`

  test.describe(`the demonstration of the customer portal in ${lang}`, () => {
    test('R21: each of six views is opened by keyboard, has an address, and is labelled a demo', async ({
      page,
      visitor,
    }) => {
      await visitor.open(home)
      const main = page.getByRole('main')
      for (const [path, name, figure] of views) {
        const link = page.getByRole('navigation', { name: nav }).getByRole('link', { name })
        if (path) {
          // From the heading of the view before, back to the way to the next.
          await visitor.tabTo(link, 'Shift+Tab')
          await page.keyboard.press('Enter')
          await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
        }
        await expect(page).toHaveURL(home + path)
        await expect(page).toHaveTitle(new RegExp(`^${name} \\(${demo.toLowerCase()}\\)`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
        await expect(link).toHaveAttribute('aria-current', 'page')
        await expect(main.getByText(demo, { exact: true })).toBeVisible()
        await expect(main.getByText(figure, { exact: true }).first()).toBeVisible()
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      }
    })

    test('R21: a chart is told in words, shows a month under the pointer, and has a table', async ({
      page,
      visitor,
    }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'light'))
      await visitor.open(home)
      const figure = page.getByRole('figure')
      await expect(figure.getByRole('img', { name: story.chart })).toBeVisible()
      const shown = figure.getByText(story.visits).locator('visible=true')
      await expect(shown).toHaveCount(0)
      const drawing = await figure.getByRole('img').boundingBox()
      if (!drawing) throw new Error('the chart has no place')
      await page.mouse.move(drawing.x + drawing.width * 0.96, drawing.y + drawing.height / 2)
      await expect(shown).toHaveCount(1)
      // The bubble can be pointed at, and put away from where the pointer is.
      await shown.hover()
      await expect(shown).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(shown).toHaveCount(0)
      await page.mouse.move(drawing.x + drawing.width / 2, drawing.y + drawing.height / 2)
      await page.mouse.move(drawing.x + drawing.width * 0.96, drawing.y + drawing.height / 2)
      await expect(shown).toHaveCount(1)
      await figure.getByText(story.figures).focus()
      await page.keyboard.press('Enter')
      await expect(figure.getByRole('row').last()).toHaveText(
        new RegExp(story.lastRow.replaceAll(' ', '\\s*')),
      )
      // A device that sets the colours itself sets those of the drawing, too, whatever was chosen for the site.
      await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
      const colour = await figure
        .getByRole('heading')
        .evaluate((title) => getComputedStyle(title).color)
      const [series, course] = [
        figure.getByRole('img'),
        page.locator('dd[aria-hidden] svg').first(),
      ]
      for (const drawn of [series, course]) {
        await expect(drawn.locator('path').last()).toHaveCSS('stroke', colour)
      }
    })

    test('R21: a setting changes here and nowhere else, and support leads to the agency', async ({
      page,
      visitor,
    }) => {
      await visitor.open(`${home}/settings`)
      const posted: string[] = []
      page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
      await page.getByRole('checkbox', { name: story.outage }).uncheck()
      await expect(page.getByText(story.changed)).toBeVisible()
      await page.reload()
      await expect(page.getByRole('checkbox', { name: story.outage })).toBeChecked()
      expect(posted).toEqual([])
      await visitor.open(`${home}/support`)
      await page.getByRole('link', { name: story.write }).click()
      await expect(page).toHaveURL(`/${lang}/contact`)
    })

    test('D2: the portal’s labels lead to the dashboard and to the prices', async ({
      page,
      visitor,
    }) => {
      await visitor.open(`/${lang}/pricing`)
      await visitor.link(story.portal).click()
      const dialog = page.getByRole('dialog', { name: story.portal })
      await dialog.getByRole('link', { name: story.inPortal.dashboard }).click()
      await expect(page).toHaveURL(home)
      await expect(dialog).toBeHidden()
      await visitor.open(`/${lang}/login`)
      await page.getByRole('main').getByRole('link', { name: story.inPortal.upgrade }).click()
      await expect(page).toHaveURL(`/${lang}/pricing`)
    })

    test('R21: every view passes axe and fits every screen', async ({ page, visitor }) => {
      // The first two are among the pages that every such test walks through.
      for (const [path] of views.slice(2)) {
        await page.setViewportSize({ width: 390, height: 900 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await visitor.open(home + path)
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('main details')) {
            details.setAttribute('open', '')
          }
        })
        expect(await axeFindingsInTurn(page, lang), path).toEqual([])
        await neverScrollsSideways(page)
      }
    })
  })

  test.describe(`without JavaScript in ${lang}`, () => {
    test.use({ javaScriptEnabled: false })

    test('R21: every view is there to be read, and a chart’s table opens', async ({ page }) => {
      await page.goto(home)
      for (const [path, name, figure] of views) {
        await page.getByRole('navigation', { name: nav }).getByRole('link', { name }).click()
        await expect(page).toHaveURL(home + path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
        await expect(page.getByRole('main').getByText(demo, { exact: true })).toBeVisible()
        await expect(
          page.getByRole('main').getByText(figure, { exact: true }).first(),
        ).toBeVisible()
      }
      await page.goto(home)
      await page.getByText(story.figures).click()
      await expect(page.getByRole('figure').getByRole('row')).toHaveCount(13)
    })
  })
}

test('R21: the dashboard is kept from search engines, and is in no list for them', async ({
  page,
}) => {
  const sitemap = await page.request.get('/sitemap.xml')
  expect(sitemap.status()).toBe(200)
  expect(await sitemap.text()).not.toContain('/dashboard')
  const [known, unknown] = [
    await page.request.get('/en/dashboard/users'),
    await page.request.get('/en/dashboard/billing'),
  ]
  expect([known.status(), unknown.status()]).toEqual([200, 404])
  expect(await known.text()).toContain('<meta name="robots" content="noindex"/>')
})

test('R21: the dashboard’s code comes with it, and with no other page', async ({
  page,
  visitor,
}) => {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' && !response.url().endsWith('.js')) return
    scripts.add(response.url())
  })
  // Said by the dashboard alone. Asked for anew: the browser forgets the scripts of a page it has left.
  const loaded = async () => {
    const texts = await Promise.all(
      [...scripts].map(async (url) => (await page.request.get(url)).text()),
    )
    return texts.filter((text) => text.includes('papeterie lausanne')).length
  }
  for (const path of ['/en', '/en/pricing', '/en/login']) {
    await visitor.open(path)
    await page.waitForLoadState('networkidle')
  }
  expect(scripts.size).toBeGreaterThan(3)
  expect(await loaded()).toBe(0)
  await visitor.open('/en/dashboard')
  expect(await loaded()).toBe(1)
})
