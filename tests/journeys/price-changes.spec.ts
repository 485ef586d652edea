import { expect, test } from '../support/test.ts'

const cacheOf = (response: { headers(): Record<string, string> }) =>
  response.headers()['cache-status']

test.describe('a price changes while someone reads', () => {
  test('an open page shows the new price without a reload', async ({ page, visitor, editor }) => {
    const listening = page.waitForResponse(/\/live\?/)
    await visitor.open('/fr/pricing')
    await listening
    await visitor.mark()
    await expect(visitor.plan('Basic')).toContainText('250 CHF')
    await editor.publish('plan-site-basic', { price: 265 })
    await expect(visitor.plan('Basic')).toContainText('265 CHF')
    await visitor.stayed()
  })

  test('a sentence that changes is read in both languages by those who have them open', async ({
    context,
    visitor,
    editor,
    page,
  }) => {
    await visitor.open('/fr/pricing')
    const english = await context.newPage()
    await english.goto('/en/pricing')
    await editor.publish('plan-site-basic', { name: { fr: 'De base', en: 'Starter' } })
    await expect(english.getByRole('heading', { name: 'Starter' })).toBeVisible()
    await page.bringToFront()
    await expect(page.getByRole('heading', { name: 'De base' })).toBeVisible()
  })

  test('a page that moves leaves a form as it is filled in, and whoever comes next is led on', async ({
    page,
    visitor,
    editor,
  }) => {
    const listening = page.waitForResponse(/\/live\?/)
    await visitor.open('/fr/contact')
    await listening
    await visitor.mark()
    const name = page.getByRole('main').getByLabel(/^Nom/).first()
    await name.fill('Jeanne Favre')
    const asked = page.waitForResponse(/redirect/)
    await editor.publish('page-contact', { path: '/nous-ecrire' })
    await asked
    const askedAgain = page.waitForResponse(/redirect/)
    const redirect = { from: '/contact', to: '/nous-ecrire', permanent: true }
    await editor.create({ _id: 'redirect-contact', _type: 'redirect', ...redirect })
    await askedAgain
    await expect(name).toHaveValue('Jeanne Favre')
    await expect(page.getByRole('heading', { name: 'introuvable' })).toHaveCount(0)
    await visitor.stayed()
    await page.reload()
    await expect(page).toHaveURL(/\/fr\/nous-ecrire$/)
  })

  test('a page that is on its way when it changes wakes up as it is, and then shows it', async ({
    page,
    visitor,
    editor,
    request,
  }) => {
    const asked = Promise.withResolvers<void>()
    const changed = Promise.withResolvers<void>()
    await page.route('**/assets/entry-client-*.js', async (route) => {
      asked.resolve()
      await changed.promise
      await route.continue()
    })
    await page.goto('/fr/pricing')
    await visitor.mark()
    await asked.promise
    await editor.publish('plan-site-pro', { price: 545 })
    // The server has replaced the page by now; this one still has the data it was rendered from.
    expect(await (await request.get('/fr/pricing')).text()).toContain('value="545"')
    changed.resolve()
    await visitor.hydrated()
    await expect(visitor.plan('Pro')).toContainText('545 CHF')
    await visitor.stayed()
  })

  test('the next request shows it, and other pages stay in the cache', async ({
    request,
    editor,
  }) => {
    const about = '/en/services/hosting-and-maintenance'
    await request.get('/en/pricing')
    await request.get(about)
    expect(cacheOf(await request.get('/en/pricing'))).toMatch(/^jalonne; hit/)
    expect(cacheOf(await request.get(about))).toMatch(/^jalonne; hit/)

    await editor.publish('plan-site-pro', { price: 515 })
    const fresh = await request.get('/en/pricing')
    expect(cacheOf(fresh)).toMatch(/fwd=/)
    expect(await fresh.text()).toContain('value="515"')
    expect(cacheOf(await request.get(about))).toMatch(/^jalonne; hit/)
  })

  test('a draft is nobody’s business until it is published', async ({ request, stack }) => {
    await request.get('/en/pricing')
    const plan = await stack.lake.client.getDocument('plan-site-basic')
    const draft = { ...plan, _id: 'drafts.plan-site-basic', _type: 'plan', price: 999 }
    await stack.lake.client.createOrReplace(draft)
    const answer = await request.get('/en/pricing')
    expect(await answer.text()).not.toContain('value="999"')
    expect(cacheOf(answer)).toMatch(/^jalonne; hit/)
    await stack.lake.client.delete('drafts.plan-site-basic')
  })
})
