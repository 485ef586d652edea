import { expect, test } from '../support/test.ts'

test.describe('the lake goes away and comes back', () => {
  test.beforeEach(({ trouble }) => {
    trouble.expect(
      /ECONNREFUSED|ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE)|status of 503|The lake is starting/,
    )
  })
  test.afterEach(async ({ stack, request }) => {
    await stack.lake.stop()
    await stack.lake.start()
    // The next test starts with a server that hears the lake again.
    await expect(async () => {
      expect(await (await request.get('/healthz')).json()).toMatchObject({ lake: 'connected' })
    }).toPass()
  })

  test('what is loaded stays, what is missing says so, and a retry brings it', async ({
    page,
    visitor,
    stack,
  }) => {
    await visitor.savesData()
    await visitor.open('/fr')
    await stack.lake.stop('SIGKILL')
    await visitor.mark()
    await visitor.link('Tarifs').click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('ne peut pas être chargée')
    await expect(visitor.link('Accueil')).toBeVisible()

    await visitor.link('Accueil').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Votre site')

    await visitor.link('Tarifs').click()
    await expect(notice).toContainText('ne peut pas être chargée')
    await stack.lake.start()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(visitor.plan('Basic')).toContainText('250 CHF')
    await visitor.stayed()
  })

  test('pages the server has kept are still served, and say that they may be old', async ({
    request,
    stack,
  }) => {
    await request.get('/en/pricing')
    await stack.lake.stop('SIGKILL')
    await expect(async () => {
      const kept = await request.get('/en/pricing')
      expect(kept.status()).toBe(200)
      expect(kept.headers()['cache-status']).toContain('stale')
      expect(await kept.text()).toContain('value="250"')
    }).toPass()
  })

  test('a page the server has not kept is an honest error, and is there when the lake is back', async ({
    page,
    visitor,
    stack,
    editor,
  }) => {
    const path = '/asked-for-once'
    const title = { en: 'Asked for once', fr: 'Demandée une fois' }
    await editor.create({ _id: 'page-asked-for-once', _type: 'page', path, title, sections: [] })
    await stack.lake.stop('SIGKILL')
    const answer = await page.goto(`/en${path}`)
    expect(answer?.status()).toBe(503)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await stack.lake.start()
    await expect(async () => {
      expect((await page.goto(`/en${path}`))?.status()).toBe(200)
    }).toPass()
    await visitor.hydrated()
  })

  test('what was published before the lake was killed is there when it is back', async ({
    request,
    stack,
    editor,
  }) => {
    await editor.publish('plan-site-commerce', { price: 715 })
    await stack.lake.stop('SIGKILL')
    await stack.lake.start()
    await expect(async () => {
      expect(await (await request.get('/fr/pricing')).text()).toContain('value="715"')
    }).toPass()
    await expect(stack.lake.client.fetch('*[_id == "plan-site-commerce"][0].price')).resolves.toBe(
      715,
    )
  })

  test('a page open all the while shows what was published since', async ({
    page,
    visitor,
    stack,
    editor,
  }) => {
    await visitor.open('/en/pricing')
    await visitor.mark()
    await stack.lake.stop('SIGKILL')
    await stack.lake.start()
    await editor.publish('plan-site-basic', { price: 255 })
    await expect(visitor.plan('Basic')).toContainText('255 CHF')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await visitor.stayed()
  })
})
