import type { FormOutcome } from '@jalonne/api/shapes'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { PlanContent } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

afterEach(cleanup)

const path = '/services/hosting-and-maintenance'

const plan = (key: string, name: string, price: number): PlanContent => ({
  _id: key,
  key,
  family: 'hosting',
  name,
  price,
  period: 'year',
  popular: key === 'perform',
  picture: null,
  summary: null,
  features: [{ _key: 'a', text: `Feature of ${name}`, gift: false, link: null }],
  note: null,
})

type Body = Record<string, unknown>

/** Opens the page with the plans; what its form sends and reports is noted, and answered as told. */
async function open(
  address: string,
  more: { answer?: () => Response | Promise<Response>; form?: FormOutcome } = {},
) {
  const posted: { address: string; body: Body }[] = []
  const { router } = await openSite(address, {
    page: (at, language) => ({
      ...testPage(at, language),
      sections: [
        {
          _type: 'planPicker',
          _key: 'picker',
          anchor: 'plans',
          title: 'Three depths',
          lead: null,
          note: 'Only to answer you.',
          privacy: null,
          plans: [
            plan('perform', 'Perform', 120),
            plan('secureweb', 'SecureWeb', 240),
            plan('later', 'Later', 480),
          ],
        },
      ],
    }),
    form: more.form,
    post: (to, body) => {
      posted.push({ address: to, body: body as Body })
      const isReport = Boolean(posted.at(-1)?.body.validation_error)
      if (isReport) return new Response(null, { status: 204 })
      return more.answer?.() ?? Response.json({ ok: true })
    },
  })
  return {
    router,
    sent: () => posted.filter(({ body }) => !body.validation_error),
    reported: () => posted.map(({ body }) => body).filter((body) => body.validation_error),
  }
}

const form = () => screen.getByRole<HTMLFormElement>('form', { name: /SecureWeb$/ })
const control = (name: string) =>
  form().querySelector(`[name="${name}"]:not([type=hidden])`) as HTMLInputElement
const type = (name: string, value: string) => fireEvent.input(control(name), { target: { value } })
const press = () => act(async () => fireEvent.submit(form()))
const cards = () => screen.getAllByRole('article').map((card) => card.textContent)
const chosen = `/en${path}?plan=hosting-secureweb`

describe('choosing', () => {
  test('S8: a plan is chosen by a link, stands alone beside its form, and a link leads back to all', async () => {
    const { router } = await open(`/en${path}`)
    expect(cards()).toHaveLength(3)
    expect(screen.queryByRole('textbox', { name: /Full name/ })).toBeNull()
    const link = screen.getByRole('link', { name: 'Choose (SecureWeb)' })
    expect(link.getAttribute('href')).toBe(`${chosen}#plans`)
    await act(() => router.navigate({ href: `${chosen}#plans` }))
    expect(cards()).toEqual([expect.stringContaining('SecureWeb')])
    const place = form().closest('[tabindex="-1"]')
    expect(place).toBe(document.activeElement)
    expect(place).toBe(screen.getByRole('group', { name: 'Ask for SecureWeb' }))
    const change = screen.getByRole('link', { name: 'Change plan' })
    expect(change.getAttribute('href')).toBe(`/en${path}#plans`)
    await act(() => router.navigate({ href: `/en${path}#plans` }))
    expect(cards()).toHaveLength(3)
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Three depths' }))
  })

  test('who chooses another plan keeps what was typed', async () => {
    const { router } = await open(chosen)
    type('name', 'Ada')
    type('email', 'ada@keller.example')
    fireEvent.click(screen.getByRole('checkbox', { name: 'I have no website yet' }))
    await act(() => router.navigate({ href: `/en${path}#plans` }))
    expect(screen.queryByRole('form')).toBeNull()
    await act(() => router.navigate({ href: `/en${path}?plan=hosting-later#plans` }))
    const later = within(screen.getByRole('form', { name: /Later$/ }))
    const values = later.getAllByRole('textbox').map((field) => Reflect.get(field, 'value'))
    expect(values.filter(Boolean)).toEqual(['Ada', 'N/A', 'ada@keller.example'])
    await act(() => router.navigate({ href: chosen }))
    expect(control('name').value).toBe('Ada')
  })

  test('S8: a plan that an editor has added later is chosen like the others', async () => {
    const { router } = await open(`/en${path}`)
    const link = screen.getByRole('link', { name: 'Choose (Later)' })
    expect(link.getAttribute('href')).toBe(`/en${path}?plan=hosting-later#plans`)
    await act(() => router.navigate({ href: `/en${path}?plan=hosting-later#plans` }))
    expect(cards()).toEqual([expect.stringContaining('Later')])
    expect(screen.getByRole('form', { name: /Later$/ })).toBeDefined()
  })
})

describe.each([
  ['fr', 'Nom requis', 'Email requis'],
  ['en', 'Name required', 'Email required'],
] as const)('what is missing in %s', (language, noName, noEmail) => {
  test('F4: a name and an e-mail address in any form are needed, nothing else', async () => {
    const { sent, reported } = await open(`/${language}${path}?plan=hosting-secureweb`)
    await press()
    expect(screen.getByText(noName)).toBeDefined()
    type('name', 'Ada')
    await press()
    expect([screen.getByText(noEmail), document.activeElement]).toEqual([
      expect.anything(),
      control('email'),
    ])
    expect(reported()).toMatchObject([{ error: noName }, { error: noEmail }])
    type('email', 'ada at keller')
    await press()
    expect(sent()).toHaveLength(1)
  })
})

describe('a request', () => {
  test('N5: names the plan, the website and the person, and leaves out an empty number', async () => {
    const { sent } = await open(`/fr${path}?plan=hosting-secureweb`)
    type('name', 'Ada Keller')
    type('website', 'keller.example')
    type('email', 'ada@keller.example')
    await press()
    expect(sent()).toEqual([
      {
        address: '/api/contact_secure.php',
        body: {
          type: 'mail',
          name: 'Ada Keller',
          email: 'ada@keller.example',
          subject: 'Intérêt — SecureWeb',
          message: [
            'Formule\u00a0: SecureWeb',
            'Site web\u00a0: keller.example',
            'Nom et prénom\u00a0: Ada Keller',
          ].join('\n'),
          meta: expect.objectContaining({ planKey: 'secureweb', page: `/fr${path}` }),
          website_confirm: '',
          elapsed: expect.any(Number),
          key: expect.stringMatching(/^[\w-]{8,64}$/),
        },
      },
    ])
  })

  test('N10: is counted as one about hosting', async () => {
    await open(chosen)
    window.dataLayer = []
    type('name', 'Ada')
    type('email', 'ada@keller.example')
    await press()
    expect(window.dataLayer).toMatchObject([{ event: 'form_submission', form_id: 'hosting' }])
  })

  test('F4: without a website its field is disabled and says N/A, and what was typed comes back', async () => {
    const { sent } = await open(chosen)
    type('name', 'Ada')
    type('email', 'ada@keller.example')
    type('phone', '021 555 01 02')
    type('website', 'keller.example')
    const none = screen.getByRole('checkbox', { name: 'I have no website yet' })
    fireEvent.click(none)
    expect([control('website').disabled, control('website').value]).toEqual([true, 'N/A'])
    fireEvent.click(none)
    expect([control('website').disabled, control('website').value]).toEqual([
      false,
      'keller.example',
    ])
    fireEvent.click(none)
    await press()
    expect(sent()).toMatchObject([
      {
        body: {
          subject: 'Interest — SecureWeb',
          message: 'Plan: SecureWeb\nWebsite: N/A\nFull name: Ada',
          phone: '021 555 01 02',
        },
      },
    ])
  })

  test('S8, E4: while it is on its way the button says so; then a green box takes the form’s place, and the next form is blank', async () => {
    let answer: (response: Response) => void = () => {}
    await open(chosen, {
      answer: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    type('name', 'Ada')
    type('website', 'keller.example')
    const none = screen.getByRole('checkbox', { name: 'I have no website yet' })
    fireEvent.click(none)
    fireEvent.click(none)
    type('email', 'ada@keller.example')
    await press()
    const button = within(form()).getByRole<HTMLButtonElement>('button')
    expect([button.getAttribute('aria-disabled'), button.textContent]).toEqual([
      'true',
      'Send requestSending…',
    ])
    await act(async () => answer(Response.json({ ok: true })))
    const box = screen.getByText('Thank you! Your request has arrived.').closest('[role=status]')
    expect(document.activeElement).toBe(box)
    expect(box?.textContent).toContain('Message sent. We’ll contact you as soon as possible.')
    fireEvent.click(screen.getByRole('link', { name: 'Make another request' }))
    expect(['name', 'website', 'email'].map((name) => control(name).value)).toEqual(['', '', ''])
  })

  test('is not sent by a telephone’s key for the next field, as a hint that names it would have it', async () => {
    await open(chosen)
    expect(form().querySelector('[enterkeyhint=next]')).toBeNull()
  })

  const refused = (status: number, body: object) => () => Response.json(body, { status })
  describe.each([
    ['fr', 'Erreur lors de l’envoi'],
    ['en', 'Error sending message'],
  ] as const)('that fails in %s', (language, text) => {
    test.each<[string, () => Response]>([
      ['503', refused(503, { error: 'Please try again later.', field: null })],
      ['500 and an error', refused(500, { error: 'Out of memory' })],
      ['422 and a field', refused(422, { error: 'This text is too long', field: 'name' })],
      ['a page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
      [
        'nothing',
        () => {
          throw new TypeError('Failed to fetch')
        },
      ],
    ])(
      'E4: when the server answers with %s, a red box says so, in no other words, and what was typed stays',
      async (_what, answer) => {
        const { reported } = await open(`/${language}${path}?plan=hosting-secureweb`, { answer })
        type('name', 'Ada')
        type('email', 'ada@keller.example')
        await press()
        const box = screen.getByRole('alert')
        expect([box.textContent, document.activeElement]).toEqual([text, box])
        expect(form().querySelector('[aria-invalid=true]')).toBeNull()
        expect(control('name').value).toBe('Ada')
        expect(reported()).toMatchObject([{ error: text }])
      },
    )
  })
})

describe('the answer to a form the browser posted by itself', () => {
  const outcome: FormOutcome = {
    status: 422,
    language: 'en',
    page: `/en${path}`,
    type: 'hosting',
    fields: { name: 'Ada', email: '', noWebsite: 'on', plan: 'SecureWeb', planKey: 'secureweb' },
    error: { text: 'Email required', field: 'email' },
  }

  test('S8: has the plan, the error at its field and all that was typed', async () => {
    await open(`/en${path}`, { form: outcome })
    expect(control('email').getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(control('email')))
    expect([control('name').value, control('website').value]).toEqual(['Ada', 'N/A'])
    fireEvent.click(screen.getByRole('link', { name: 'Change plan' }))
    await waitFor(() => expect(cards()).toHaveLength(3))
  })

  test('E4: is the green box when it has arrived, whose link leads back to the plans', async () => {
    await open(`/en${path}`, { form: { ...outcome, status: 200, fields: {}, error: null } })
    expect(screen.getByText('Thank you! Your request has arrived.')).toBeDefined()
    fireEvent.click(screen.getByRole('link', { name: 'Make another request' }))
    expect(cards()).toHaveLength(3)
  })

  test('S8: says above the plans what is wrong with one that names no plan', async () => {
    const error = { text: 'Too large', field: null }
    await open(`/en${path}`, { form: { ...outcome, fields: {}, error } })
    expect(screen.getByRole('alert').textContent).toBe('Too large')
    expect(cards()).toHaveLength(3)
  })
})
