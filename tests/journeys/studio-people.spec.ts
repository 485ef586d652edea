import { addPerson, type Person, password } from '../support/people.ts'
import { StudioEditor } from '../support/studio.ts'
import { test as base, expect } from '../support/studio-test.ts'

const marie: Person = { name: 'Marie Favre', email: 'marie@example.ch', role: 'editor' }
const luc: Person = { name: 'Luc Berset', email: 'luc@example.ch', role: 'editor' }
const vera: Person = { name: 'Vera Rossi', email: 'vera@example.ch', role: 'viewer' }

/** The lake of this file has users, as one that a team shares. */
const test = base.extend<{ colleague: StudioEditor }, { team: Person[] }>({
  team: [
    async ({ stack }, use) => {
      const team = [marie, luc, vera]
      for (const person of team) await addPerson(stack.lake.data, person)
      await use(team)
    },
    { scope: 'worker', auto: true },
  ],
  // Somebody else's browser. What it logs is looked at as well.
  colleague: async ({ browser, stack, studio, trouble }, use) => {
    const context = await browser.newContext()
    trouble.watch(context)
    await use(new StudioEditor(await context.newPage(), studio.origin, stack.lake.url))
    await context.close()
  },
})

const plan = 'plan-site-basic'

test('two editors see each other, change the same document, and both changes stay', async ({
  studio,
  colleague,
  stack,
}) => {
  const { client } = stack.lake
  const before = await client.getDocument(plan)
  const draft = () => client.getDocument(`drafts.${plan}`)
  await studio.signInWith(marie.email, password)
  await colleague.signInWith(luc.email, password)
  for (const editor of [studio, colleague]) {
    await editor.open('plan', plan)
    await expect(editor.field('price').getByRole('spinbutton')).toBeEditable()
  }
  await expect(studio.present('Luc Berset')).toBeVisible()
  await expect(colleague.present('Marie Favre')).toBeVisible()

  const lead = colleague.field('summary.fr').getByRole('textbox')
  await lead.press('Control+End')
  await Promise.all([
    studio.field('price').getByRole('spinbutton').fill('280'),
    lead.pressSequentially(' Avec Luc.', { delay: 30 }),
  ])
  await expect(studio.field('summary.fr').getByRole('textbox')).toHaveValue(/ Avec Luc\.$/)
  await expect(colleague.field('price').getByRole('spinbutton')).toHaveValue('280')
  await expect
    .poll(draft)
    .toMatchObject({ price: 280, summary: { fr: expect.stringMatching(/ Avec Luc\.$/) } })

  // Now both write in the same text, in turn: what Sanity's field sends is the whole text as its writer sees it, so a
  // letter that arrives in the moment between two of somebody else's keys may be taken back by the second.
  const [hers, his] = [studio, colleague].map((editor) =>
    editor.field('summary.en').getByRole('textbox'),
  )
  if (!hers || !his) throw new Error('Both have the field.')
  await hers.press('Control+Home')
  await hers.pressSequentially('Together ')
  await expect(his).toHaveValue(`Together ${before?.summary.en}`)
  await his.press('Control+End')
  await his.pressSequentially(', we said')
  const said = `Together ${before?.summary.en}, we said`
  for (const text of [hers, his]) await expect(text).toHaveValue(said)
  await expect.poll(draft).toMatchObject({ summary: { en: said } })

  await studio.openHistory()
  await expect(studio.moment(/Marie Favre/).first()).toBeVisible()
  await expect(studio.moment(/Luc Berset/).first()).toBeVisible()
  await colleague.publishChanges()
  await expect(studio.moment(/^Luc Berset Published/)).toBeVisible()
  if (before) await client.createOrReplace(before)
})

test('who signs out is out, and a wrong password brings nobody back in', async ({
  studio,
  stack,
  trouble,
}) => {
  trouble.expect(/status of 401 .*\/auth\/login\/local/)
  await studio.signInWith(marie.email, password)
  const token = await studio.token()
  const me = () =>
    studio.page.request.get(`${stack.lake.url}/v1/users/me`, {
      headers: { authorization: `Bearer ${token}` },
    })
  expect(await (await me()).json()).toMatchObject({ name: marie.name })

  await studio.signOut()
  await expect(studio.page.getByRole('link', { name: 'Jalonne' })).toBeVisible()
  await expect.poll(async () => (await me()).status()).toBe(401)
  await studio.page.goto(`${studio.origin}/structure/plan;${plan}`)
  const address = studio.page.getByLabel('Email address')
  await address.fill(marie.email)
  await studio.page.getByLabel('Password').fill('etwas ganz anderes')
  await studio.page.getByRole('button', { name: 'Sign in' }).click()
  await expect(studio.page.getByText('password is not right')).toBeVisible()
})

test('a viewer reads everything and can change nothing', async ({ studio, stack }) => {
  await studio.signInWith(vera.email, password)
  await studio.open('plan', plan)
  const form = studio.page.getByTestId('document-panel-form-view')
  await expect(studio.field('price').getByRole('spinbutton')).toHaveValue('250')
  for (const control of await form.locator('input, textarea, select').all()) {
    const name = await control.evaluate((element) => element.id || element.outerHTML)
    await expect(control, `${name} cannot be changed`).not.toBeEditable()
  }
  await expect(form.getByRole('button', { name: 'Add item' })).toBeDisabled()
  await expect(studio.publish).toBeDisabled()
  await expect(studio.page.getByTestId('permission-check-banner')).toBeVisible()
  await expect(studio.page.getByRole('button', { name: 'Ask to edit' })).toHaveCount(0)
  await expect(studio.page.getByRole('link', { name: 'Preview' })).toHaveCount(0)

  await studio.page.goto(`${studio.origin}/prices`)
  const basic = studio.page.getByRole('row', { name: /Basic/ })
  await expect(basic.getByRole('textbox', { name: 'Price of Basic' })).toHaveValue('250')
  for (const control of await basic.getByRole('textbox').all()) await expect(control).toBeDisabled()
  await expect(basic.getByRole('combobox')).toBeDisabled()
  await expect(studio.page.getByRole('button', { name: 'Publish all' })).toBeDisabled()

  // Nor by going round the Studio.
  const answer = await studio.page.request.post(
    `${stack.lake.url}/v2025-02-19/data/mutate/production`,
    {
      headers: { authorization: `Bearer ${await studio.token()}` },
      data: { mutations: [{ patch: { id: plan, set: { price: 1 } } }] },
    },
  )
  expect(answer.status()).toBe(403)
})

for (const language of ['English', 'French'] as const) {
  test(`a session that ends leads to sign-in and back to where the editor was, in ${language}`, async ({
    studio,
    stack,
    trouble,
  }) => {
    // Whatever is asked with the ended session is refused.
    trouble.expect(/status of 401/)
    await studio.signInWith(marie.email, password)
    if (language === 'French') await studio.speakFrench()
    await studio.open('plan', plan)
    const price = studio.field('price').getByRole('spinbutton')
    await expect(price).toBeEditable()
    const headers = { authorization: `Bearer ${await studio.token()}` }
    await studio.page.request.post(`${stack.lake.url}/v1/auth/logout`, { headers })

    // The Studio may learn of it before it is typed in.
    const typed = price.fill('300', { timeout: 10_000 }).catch(() => undefined)
    const said = { English: "You've been logged out", French: 'Votre session est terminée' }
    await expect(studio.page.getByText(said[language])).toBeVisible()
    await typed
    await expect(studio.page.getByText(/Sanity Support|crashed/)).toHaveCount(0)
    await studio.page.getByRole('link', { name: 'Jalonne' }).click()
    await studio.page.getByLabel(/Email|E-mail/).fill(marie.email)
    await studio.page.getByLabel(/Password|Mot de passe/).fill(password)
    await studio.page.getByRole('button', { name: /Sign in|Se connecter/ }).click()
    await expect(price).toBeEditable()
    expect(studio.page.url()).toContain(plan)
    await stack.lake.client.delete(`drafts.${plan}`)
  })
}
