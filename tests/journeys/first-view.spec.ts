import type { Page } from '@playwright/test'
import { hold } from '../support/hold.ts'
import { startInPieces } from '../support/in-pieces.ts'
import { expect, test } from '../support/test.ts'
import { watchShifts } from '../support/watch-shifts.ts'

/** Waits for the fonts, and for what they change to be painted; gives how much has moved by then. */
async function shiftWithFonts(page: Page): Promise<number> {
  await page.waitForFunction(() => 'enhanced' in document.documentElement.dataset)
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const told = () => resolve(Reflect.get(window, 'shifted'))
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(told)))
      }),
  )
}

/** Waits for the fonts; gives the widths of the lines of the first headings, in px. */
async function headingWidths(page: Page): Promise<number[]> {
  await page.waitForFunction(() => 'enhanced' in document.documentElement.dataset)
  return page.evaluate(async () => {
    await document.fonts.ready
    if (
      ![...document.fonts].some(
        ({ status, family }) =>
          status === 'loaded' && /Instrument Sans$/.test(family.replaceAll('"', '')),
      )
    )
      throw new Error('the heading has not got its font')
    return [...document.querySelectorAll('h1, main h2')].slice(0, 3).flatMap((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return [...range.getClientRects()].map(({ width }) => width)
    })
  })
}

const kinds = [
  '',
  '/pricing',
  '/services',
  '/contact',
  '/blog',
  '/blog/opening-hours',
  '/projects',
  '/login',
  '/nowhere',
]

test.describe('the first view', () => {
  test('is complete in the answer itself, styles included', async ({ page }) => {
    // Whatever the document asks for is held back.
    await page.route('**/*', (route) =>
      route.request().isNavigationRequest() ? route.continue() : undefined,
    )
    await page.goto('/en/pricing', { waitUntil: 'commit' })
    const price = page.getByText('250 CHF')
    await expect(price).toBeVisible()
    const font = await price.evaluate((element) => getComputedStyle(element).fontFamily)
    expect(font).toMatch(/mono/i)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('is hydrated without a change, and asks the lake for nothing but pictures and the next pages', async ({
    page,
    visitor,
    stack,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(stack.lake.url) || request.resourceType() === 'image') return
      asked.push(new URL(request.url()).searchParams.get('$path') ?? request.url())
    })
    const release = await hold(page, '**/assets/*.js')
    await page.addInitScript(watchShifts)
    await page.goto('/fr/pricing')
    const before = await page.locator('#main').textContent()
    await release()
    await visitor.hydrated()
    expect(await page.locator('#main').textContent()).toBe(before)
    expect(await shiftWithFonts(page)).toBeLessThanOrEqual(0.02)
    const links = await page
      .locator('a[href^="/fr"]')
      .evaluateAll((links) =>
        links.map((link) =>
          JSON.stringify(new URL((link as HTMLAnchorElement).href).pathname.slice(3) || '/'),
        ),
      )
    const next = links.filter((path) => path !== '"/pricing"')
    expect(asked.filter((path) => !next.includes(path))).toEqual([])
  })

  for (const width of [390, 412, 1440]) {
    for (const language of ['fr', 'en']) {
      test(`hardly moves while it comes in pieces and when the fonts come, in ${language} at ${width} px`, async ({
        browser,
        stack,
      }) => {
        await using site = await startInPieces(stack.origin)
        for (const kind of kinds) {
          await test.step(`/${language}${kind}`, async () => {
            const viewport = { width, height: width < 1000 ? 844 : 900 }
            const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
            const page = await context.newPage()
            await page.addInitScript(watchShifts)
            await page.goto(`${site.origin}/${language}${kind}`)
            expect(await shiftWithFonts(page), `/${language}${kind}`).toBeLessThanOrEqual(0.02)
            await context.close()
          })
        }
      })
    }
  }

  test('sets its headings as wide on a first visit, once the fonts are there, as on the next', async ({
    page,
  }) => {
    for (const address of ['/fr', '/en/pricing']) {
      await page.goto(address)
      const first = await headingWidths(page)
      await page.reload()
      expect(await headingWidths(page), address).toEqual(first)
      await page.evaluate(() => localStorage.clear())
    }
  })

  test('loses nothing a visitor does before the scripts are there', async ({ page, visitor }) => {
    const release = await hold(page, '**/assets/*.js')
    await page.goto('/fr/pricing')
    await page.getByText('Annuel', { exact: true }).click()
    await page.getByRole('heading', { name: 'Options' }).click()
    await expect(visitor.plan('Basic').getByText('200 CHF')).toBeVisible()
    await release()
    await visitor.hydrated()
    await expect(page.getByRole('radio', { name: 'Annuel' })).toBeChecked()
    await expect(visitor.plan('Basic').getByText('200 CHF')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Chatbots' })).toBeVisible()
  })

  test('wakes up also where the first request for its script is lost', async ({
    page,
    visitor,
    trouble,
  }) => {
    trouble.expect(/net::ERR_FAILED .*entry-client-/)
    await page.route('**/assets/entry-client-*.js', (route) => route.abort(), { times: 2 })
    await visitor.open('/fr')
  })

  test('brings the code of what is out of sight when the visitor comes near', async ({
    page,
    visitor,
  }) => {
    const loaded: string[] = []
    page.on('response', (response) => loaded.push(response.url()))
    const hasCode = () => loaded.some((url) => url.includes('/use-contact-form-'))
    await visitor.savesData()
    await page.goto('/en/pricing')
    await visitor.awake()
    await page.waitForLoadState('networkidle')
    expect(hasCode()).toBe(false)
    const form = page.locator('[data-section=contactForm] form').first()
    await form.scrollIntoViewIfNeeded()
    // The browser's own checks are switched off only by a form that has its scripts.
    await expect(form).toHaveJSProperty('noValidate', true)
    expect(hasCode()).toBe(true)
  })

  test('keeps what is typed, and the focus, in a form that is out of sight when it wakes up', async ({
    page,
    visitor,
  }) => {
    const release = await hold(page, '**/assets/use-contact-form-*.js')
    await page.goto('/fr/pricing')
    await visitor.awake()
    const form = page.locator('[data-section=contactForm] form').first()
    const name = form.locator('input[name=name]')
    // By keyboard alone one would arrive here the same way: the focus brings it into sight.
    await name.focus()
    await page.keyboard.type('Ada Lov')
    await expect(form).toHaveJSProperty('noValidate', false)
    await release()
    await expect(form).toHaveJSProperty('noValidate', true)
    await page.keyboard.type('elace')
    await expect(name).toHaveValue('Ada Lovelace')
    await expect(name).toBeFocused()
  })

  test('shows a changed price far below, in the same element, on a page nobody has touched', async ({
    page,
    visitor,
    editor,
  }) => {
    const listening = page.waitForResponse(/\/live\?/)
    await page.goto('/en/pricing')
    await visitor.awake()
    await listening
    const section = page.locator('[data-section=seoPacks]')
    const price = section.locator('data').first()
    const before = await price.elementHandle()
    await section.evaluate((element) => {
      // Every state it passes through: it may never be empty.
      new MutationObserver(() => {
        if (!element.querySelector('data')) Reflect.set(window, 'wasEmpty', true)
      }).observe(element, { childList: true, subtree: true })
    })
    await editor.publish('plan-seo-essentiel', { price: 777 })
    // All of the page is hydrated first, which takes a busy machine its time.
    await expect(price).toHaveText(/777/)
    expect(await before?.evaluate((element) => element.isConnected)).toBe(true)
    expect(await page.evaluate(() => Reflect.get(window, 'wasEmpty'))).toBeUndefined()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('moves on without a new document, and back again to where the visitor was', async ({
    page,
    visitor,
  }) => {
    await visitor.open('/fr')
    await visitor.mark()
    // The page grows on the way down to the link: what counts is where it is pressed.
    await page.evaluate(() =>
      addEventListener('click', () => Reflect.set(window, 'pressedAt', scrollY), { capture: true }),
    )
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tarifs' }).first().click()
    await expect(page).toHaveURL('/fr/pricing')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Votre site')
    const pressedAt = await page.evaluate(() => Number(Reflect.get(window, 'pressedAt')))
    expect(pressedAt).toBeGreaterThan(600)
    const away = () => page.evaluate((from) => Math.abs(scrollY - from), pressedAt)
    await expect.poll(away).toBeLessThan(2)
    await visitor.stayed()
  })

  test('is where the visitor was when it is loaded again', async ({ page, visitor }) => {
    await page.goto('/fr/pricing')
    await visitor.awake()
    const section = page.locator('[data-section=contactForm]')
    const place = () => section.evaluate((element) => element.getBoundingClientRect().top)
    // All that stands above is laid out on the way, and takes its true height.
    for (const passed of ['planTimetable', 'seoPacks', 'pricingExtras', 'contactForm']) {
      const part = page.locator(`[data-section=${passed}]`)
      await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      await expect(part).toHaveAttribute('data-hydrated')
    }
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    const before = await place()
    await page.reload()
    // The fonts may come a moment later.
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(50)
  })

  test('has what the header leads to before it is wanted, and asks for each page once', async ({
    page,
    visitor,
    stack,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const path = new URL(request.url()).searchParams.get('$path')
      if (path) asked.push(JSON.parse(path))
    })
    await visitor.open('/en')
    await expect.poll(() => asked.toSorted()).toEqual(['/contact', '/pricing'])
    // Who moves reads: what stands in the page follows.
    await page.mouse.move(20, 300)
    await expect.poll(() => asked.length).toBe(4)
    const preloaded = [...asked]
    expect(new Set(preloaded).size).toBe(preloaded.length)
    // Passing over the header asks for nothing more.
    await visitor.link('Contact').hover()
    await hold(page, `${stack.lake.url}/**`)
    await visitor.mark()
    await visitor.link('Pricing').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Prices')
    await visitor.stayed()
    expect(asked).toEqual(preloaded)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('leaves for a form while the reply box comes', async ({ page, visitor, stack }) => {
    await visitor.savesData()
    await visitor.open('/en')
    const release = await hold(page, `${stack.lake.url}/**`)
    const dock = page.waitForResponse(/\/dock-/)
    await visitor.link('Contact').click()
    await dock
    await page.getByLabel('Your question').focus()
    await expect(page.locator('[data-dock] [role=status]')).toBeAttached()
    await release()
    await expect(page).toHaveURL('/en/contact')
    await expect(page.getByLabel('Your question')).toHaveCount(0)
  })

  test('preloads nothing on a phone before somebody reads', async ({ page, visitor }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('%24path')) asked.push(request.url())
    })
    const deferred = page.waitForResponse(/\/deferred-parts-/)
    await visitor.open('/en')
    await deferred
    expect(asked).toEqual([])
    await page.mouse.wheel(0, 200)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
  })

  test('preloads nothing for a visitor who saves data', async ({ page, visitor }) => {
    await visitor.savesData()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await visitor.open('/en')
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('%24path'))).toEqual([])
  })

  test('shows progress while a page is on its way', async ({ page, visitor, stack }) => {
    await visitor.savesData()
    await visitor.open('/fr')
    const release = await hold(page, `${stack.lake.url}/**`)
    await visitor.link('Tarifs').click()
    const bar = page.locator('[data-progress]')
    await expect(bar).not.toHaveAttribute('data-progress', 'hidden')
    await release()
    await expect(page).toHaveURL('/fr/pricing')
    await expect(bar).toHaveAttribute('data-progress', 'hidden')
  })
})
