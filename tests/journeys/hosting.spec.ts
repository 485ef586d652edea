import { field } from '../support/contact.ts'
import { leadsFrom } from '../support/inbox.ts'
import { axeFindingsInThemes, neverScrollsSideways } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

const path = '/services/hosting-and-maintenance'

const stories = [
  {
    lang: 'fr',
    toPlans: 'Choisir une formule',
    choose: /^Choisir \(SecureWeb\)$/,
    form: 'Demander SecureWeb',
    change: 'Changer de formule',
    name: 'Nom et prénom',
    none: 'Je n’ai pas encore de site',
    email: 'E-mail',
    send: 'Envoyer la demande',
    noEmail: 'Email requis',
    sent: /^Merci\s! Votre demande est bien arrivée\.$/,
    subject: 'Intérêt — SecureWeb',
    website: 'Site web\u00a0: N/A',
  },
  {
    lang: 'en',
    toPlans: 'Choose a plan',
    choose: /^Choose \(SecureWeb\)$/,
    form: 'Ask for SecureWeb',
    change: 'Change plan',
    name: 'Full name',
    none: 'I have no website yet',
    email: 'Email',
    send: 'Send request',
    noEmail: 'Email required',
    sent: 'Thank you! Your request has arrived.',
    subject: 'Interest — SecureWeb',
    website: 'Website: N/A',
  },
] as const

for (const story of stories) {
  for (const scripted of [true, false]) {
    const how = scripted ? 'with scripts' : 'without scripts'

    test.describe(`hosting in ${story.lang}, ${how}`, () => {
      test.use({ javaScriptEnabled: scripted })

      test('R13, S8, N5: a baker without a website asks for SecureWeb', async ({
        page,
        visitor,
        stack,
        trouble,
      }) => {
        if (!scripted) trouble.expect(/status of 422/)
        await (scripted
          ? visitor.open(`/${story.lang}${path}`)
          : page.goto(`/${story.lang}${path}`))
        const main = page.getByRole('main')
        await main.getByRole('link', { name: story.toPlans }).first().click()
        await main.getByRole('link', { name: story.choose }).click()
        await expect(page).toHaveURL(`/${story.lang}${path}?plan=hosting-secureweb#plans`)
        const form = page.getByRole('form', { name: story.form })
        await expect(main.getByRole('article')).toHaveCount(1)
        await expect(visitor.plan('SecureWeb')).toContainText('240')
        await main.getByRole('link', { name: story.change }).click()
        await main.getByRole('link', { name: story.choose }).click()

        const email = `boulangerie-${story.lang}-${scripted}@fournil.example`
        await field(form, story.name).fill('Nadia Rochat')
        await form.getByLabel(story.none).check()
        // Without scripts the browser itself would not let an empty address pass.
        await field(form, story.email).fill(scripted ? '' : ' ')
        await form.getByRole('button', { name: story.send }).click()
        await expect(form.getByText(story.noEmail)).toBeVisible()
        await expect(form.getByLabel(story.none)).toBeChecked()
        await field(form, story.email).fill(email)
        await form.getByRole('button', { name: story.send }).click()
        await expect(page.getByText(story.sent)).toBeInViewport()

        expect(await leadsFrom(stack, email)).toMatchObject([
          {
            language: story.lang,
            contact: {
              type: 'mail',
              name: 'Nadia Rochat',
              subject: story.subject,
              message: expect.stringContaining(story.website),
              meta: { planKey: 'secureweb' },
            },
          },
        ])
      })
    })
  }
}

test('S8: the chosen plan and its form hide nothing from assistive technology and fit every screen', async ({
  page,
  visitor,
}) => {
  await visitor.open(`/fr${path}?plan=hosting-secureweb`)
  await expect(page.getByRole('form', { name: stories[0].form })).toBeVisible()
  expect(await axeFindingsInThemes(page, [390, 1440])).toEqual([])
  await neverScrollsSideways(page)
})
