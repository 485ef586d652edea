import type { FormOutcome } from '@jalonne/api/shapes'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { celebrate } from '../../shared/celebrate.ts'
import { serviceSection } from '../../testing/contact.ts'
import { testPage } from '../../testing/content.ts'
import { marked } from '../../testing/marked.ts'
import { openSite } from '../../testing/open-site.tsx'

vi.mock('../../shared/celebrate.ts', () => ({ celebrate: vi.fn(async () => undefined) }))
beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

type Body = Record<string, unknown>

/** Opens a page with the form; what it sends and reports is noted, and answered as told. */
async function open(
  language: 'fr' | 'en',
  answer: () => Response | Promise<Response> = () => Response.json({ ok: true }),
  more: { form?: FormOutcome; path?: string; section?: Partial<typeof serviceSection> } = {},
) {
  const posted: Body[] = []
  const { router } = await openSite(`/${language}${more.path ?? '/web-refresh'}`, {
    page: (path, lang) => ({
      ...testPage(path, lang),
      sections: [{ ...serviceSection, ...more.section }],
    }),
    settings: {
      contact: {
        email: 'hello@jalonne.example',
        phone: '021 555 00 00',
        street: null,
        postalCode: null,
        city: null,
        country: null,
        hours: null,
        openingHours: null,
        cantons: [],
      },
    },
    form: more.form,
    post: (_, body) => {
      posted.push(body as Body)
      return posted.at(-1)?.validation_error ? new Response(null, { status: 204 }) : answer()
    },
  })
  return {
    router,
    sent: () => posted.filter((body) => !body.validation_error),
    reported: () => posted.filter((body) => body.validation_error),
  }
}

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Your site' })
const control = (name: string) =>
  form().querySelector<HTMLInputElement>(`[name="${name}"]:not([type=radio])`) as HTMLInputElement
const type = (name: string, value: string) => fireEvent.input(control(name), { target: { value } })
const choose = (label: string) => fireEvent.click(screen.getByLabelText(label))
const press = () => act(async () => fireEvent.submit(form()))
const mistake = () => form().querySelector('[aria-invalid]')?.getAttribute('name')
const chosen = (label: string) => Reflect.get(screen.getByLabelText(label), 'checked')

describe('the blank form', () => {
  test('S7, F2: asks for a call, on any day and at any half hour, Monday at 06:30 to begin with', async () => {
    await open('en')
    expect([chosen('By phone'), chosen('By email')]).toEqual([true, false])
    const options = (name: string) =>
      within(control(name))
        .getAllByRole('option', { hidden: true })
        .map(({ textContent }) => textContent)
    expect(options('day')).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ])
    expect(options('time')).toHaveLength(20)
    expect([options('time').at(0), options('time').at(-1)]).toEqual(['06:30', '16:00'])
    expect([control('day').value, control('time').value]).toEqual(['monday', '06:30'])
  })

  test('F1: wants an e-mail address of the browser’s own kind, and no kind of number', async () => {
    await open('fr')
    expect(control('email').type).toBe('email')
    expect(control('phone').getAttribute('pattern')).toBeNull()
    const needed = ['name', 'phone', 'email', 'company', 'message'].map((name) => {
      return control(name).matches('[required], [aria-required=true]')
    })
    expect(needed).toEqual([true, true, true, false, false])
  })

  test('sends the title of a service without the marks of a preview', async () => {
    const service = {
      path: '/new',
      title: marked('Films'),
      french: marked('Films'),
      english: null,
      figure: null,
    }
    await open('en', undefined, { section: { service } })
    expect(control('meta.service_fr').value).toBe('Films')
  })

  test('names its service, which is not asked about twice where an editor chose none', async () => {
    await open('en')
    expect(screen.getByText('Websites')).toBeDefined()
    cleanup()
    const { sent } = await open('en', undefined, { section: { service: null } })
    expect(screen.queryByText('Websites')).toBeNull()
    type('name', 'Ada')
    type('phone', '1')
    await press()
    expect(sent()).toMatchObject([{ meta: { service_en: 'future website' } }])
  })
})

describe.each([
  ['fr', 'Nom requis', 'Numéro de téléphone requis pour un appel', 'Email requis', 'Par e-mail'],
  ['en', 'Name required', 'Phone number required for a call', 'Email required', 'By email'],
] as const)('what is missing in %s', (language, noName, noPhone, noEmail, byMail) => {
  test('F1: the first failure stops the form, is shown at its field and has the focus', async () => {
    const { sent } = await open(language)
    await press()
    expect([mistake(), document.activeElement]).toEqual(['name', control('name')])
    expect(screen.getByText(noName)).toBeDefined()
    type('name', 'Ada')
    await press()
    expect([mistake(), document.activeElement]).toEqual(['phone', control('phone')])
    expect(screen.getByText(noPhone)).toBeDefined()
    choose(byMail)
    await press()
    expect([mistake(), document.activeElement]).toEqual(['email', control('email')])
    expect(screen.getByText(noEmail)).toBeDefined()
    expect(sent()).toEqual([])
  })

  test('N4: every failure is reported', async () => {
    const { reported } = await open(language)
    await press()
    type('name', 'Ada')
    choose(byMail)
    await press()
    const common = {
      validation_error: true,
      page: `/${language}/web-refresh`,
      locale: language,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    }
    expect(reported()).toEqual([
      { ...common, error: noName, contactMethod: 'call' },
      { ...common, error: noEmail, contactMethod: 'mail' },
    ])
  })
})

describe('a request', () => {
  test('N3: to be called on Tuesday at 10 says so, with company, number and words in lines', async () => {
    const { sent } = await open('fr')
    type('name', 'Ada Keller')
    type('company', 'Keller')
    type('phone', '021 555 01 02')
    type('message', 'Un site')
    fireEvent.change(control('day'), { target: { value: 'tuesday' } })
    fireEvent.change(control('time'), { target: { value: '10:00' } })
    await press()
    expect(sent()).toEqual([
      {
        type: 'call',
        name: 'Ada Keller',
        phone: '021 555 01 02',
        subject: 'Intérêt — futur site internet — Page\u00a0: /fr/web-refresh',
        message: [
          'Entreprise\u00a0: Keller',
          'Téléphone\u00a0: 021 555 01 02',
          'Créneau\u00a0: Mardi, 10:00',
          'Un site',
        ].join('\n'),
        meta: expect.objectContaining({
          page: '/fr/web-refresh',
          locale: 'fr',
          service_fr: 'futur site internet',
          service_en: 'future website',
          selected_day: 'tuesday',
          selected_time: '10:00',
        }),
        website_confirm: '',
        elapsed: expect.any(Number),
        key: expect.stringMatching(/^[\w-]{8,64}$/),
      },
    ])
  })

  test('N3: to be written to has an address, and neither number nor slot', async () => {
    const { sent } = await open('en')
    type('name', 'Ada Keller')
    type('phone', 'half a number')
    choose('By email')
    type('email', 'ada@keller.example')
    await press()
    const [request] = sent()
    expect(request).toMatchObject({
      type: 'mail',
      email: 'ada@keller.example',
      message: '',
      subject: 'Interest — future website — Page: /en/web-refresh',
      meta: { selected_day: null, selected_time: null },
    })
    expect(request).not.toHaveProperty('phone')
  })

  test.each(['By phone', 'By email'])(
    'N10: %s, it is counted as one about a service',
    async (way) => {
      await open('en')
      window.dataLayer = []
      choose(way)
      for (const name of ['name', 'phone', 'email']) type(name, 'ada@keller.example')
      await press()
      expect(window.dataLayer).toMatchObject([{ event: 'form_submission', form_id: 'service' }])
    },
  )

  test('keeps what was typed for the way that was not chosen, and does not check it', async () => {
    const { sent } = await open('en')
    type('name', 'Ada')
    choose('By email')
    type('email', 'ada@keller')
    choose('By phone')
    type('phone', '1')
    await press()
    expect(sent()).toHaveLength(1)
    fireEvent.click(screen.getByRole('link', { name: 'Close' }))
    expect(chosen('By phone')).toBe(true)
  })

  test('S7, E2: while it is on its way the button says so; then a panel takes the form’s place, until it is closed', async () => {
    let answer: (response: Response) => void = () => {}
    const { sent } = await open(
      'en',
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    type('name', 'Ada')
    type('phone', '1')
    await press()
    const button = within(form()).getByRole<HTMLButtonElement>('button')
    expect([button.getAttribute('aria-disabled'), button.textContent]).toEqual([
      'true',
      'Send requestSending…',
    ])
    expect(celebrate).not.toHaveBeenCalled()
    await act(async () => answer(Response.json({ ok: true })))
    expect(screen.queryByRole('form', { name: 'Your site' })).toBeNull()
    const panel = screen.getByText('Thanks — we’ll be in touch soon.').closest('[role=status]')
    expect(document.activeElement).toBe(panel)
    expect(panel?.textContent).toContain('Message sent. We’ll contact you shortly.')
    expect(celebrate).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('link', { name: 'Close' }))
    expect(control('name').value).toBe('')
    expect(document.activeElement).toBe(control('name'))
    expect(sent()).toHaveLength(1)
  })

  test('who reads another page when it arrives sees no confetti there', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { router } = await open('en', () => promise)
    type('name', 'Ada')
    type('phone', '1')
    await press()
    await act(() => router.navigate({ href: '/en/privacy' }))
    await act(async () => resolve(Response.json({ ok: true })))
    expect(await screen.findByText('Message sent. We’ll contact you shortly.')).toBeDefined()
    expect(celebrate).not.toHaveBeenCalled()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close toast' })))
  })
})

describe('a request that does not arrive', () => {
  test.each([
    [
      'fr',
      'Nos excuses — nous rencontrons un problème avec le formulaire. Appelez-nous ou écrivez-nous à hello@jalonne.example',
    ],
    [
      'en',
      'Our apologies — we’re having trouble with the form. Please call us or email hello@jalonne.example',
    ],
  ] as const)(
    'E3: in %s we apologise under the form, report it, and keep what was typed',
    async (language, apology) => {
      const { reported } = await open(language, () => {
        throw new TypeError('Failed to fetch')
      })
      type('name', 'Ada')
      type('phone', '1')
      await press()
      const notice = screen.getByRole('alert')
      expect(notice.textContent).toBe(apology)
      expect(document.activeElement).toBe(notice)
      const button = within(form()).getByRole('button')
      expect(button.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      expect(reported()).toMatchObject([{ error: apology, contactMethod: 'call' }])
      expect([control('name').value, control('phone').value]).toEqual(['Ada', '1'])
      expect(celebrate).not.toHaveBeenCalled()
    },
  )

  test('E3: the server’s own text is shown where it has one', async () => {
    await open('en', () => Response.json({ error: 'Too many messages' }, { status: 429 }))
    type('name', 'Ada')
    type('phone', '1')
    await press()
    expect(screen.getByRole('alert').textContent).toBe('Too many messages')
  })
})

describe('the answer to a form the browser posted by itself', () => {
  const outcome: FormOutcome = {
    status: 422,
    language: 'en',
    page: '/en/web-refresh',
    type: 'mail',
    fields: { name: 'Ada', company: 'Keller', email: '', day: 'friday', time: '11:30' },
    error: { text: 'Email required', field: 'email' },
  }

  test('has the error at its field, the way that was chosen, and all that was typed', async () => {
    await open('en', undefined, { form: outcome })
    expect([mistake(), chosen('By email')]).toEqual(['email', true])
    await waitFor(() => expect(document.activeElement).toBe(control('email')))
    expect([control('company').value, control('day').value, control('time').value]).toEqual([
      'Keller',
      'friday',
      '11:30',
    ])
  })

  test('has what was typed on the page of a town with an accent, too', async () => {
    const path = '/services/made-in-del%C3%A9mont'
    await open('en', undefined, { path, form: { ...outcome, page: `/en${path}` } })
    expect([mistake(), control('company').value]).toEqual(['email', 'Keller'])
  })

  test('S13: keeps what a quiz has recommended', async () => {
    const fields = { ...outcome.fields, note: 'Recommended: mood' }
    const { sent } = await open('en', undefined, { form: { ...outcome, fields } })
    const note = screen.getByRole('group', { name: 'Added to your request' })
    expect(note.textContent).toContain('Recommended: mood')
    type('email', 'ada@keller.example')
    await press()
    expect(sent()).toMatchObject([{ message: 'Company: Keller\nRecommended: mood' }])
  })

  test('is the panel when it has arrived, whose link leads back to the blank form', async () => {
    await open('en', undefined, { form: { ...outcome, status: 200, fields: {}, error: null } })
    expect(screen.getByText('Message sent. We’ll contact you shortly.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Close' }).getAttribute('href')).toBe(
      '/en/web-refresh#service',
    )
  })
})

test('who asks for a mail, reads another page and comes back finds the way and the words as they were', async () => {
  const { router, sent } = await open('en')
  type('name', 'Ada')
  type('phone', '021 555 01 02')
  choose('By email')
  type('email', 'ada@keller.example')
  await act(() => router.navigate({ href: '/en/privacy' }))
  expect(control('name').value).toBe('')
  await act(() => router.navigate({ href: '/en/web-refresh' }))
  expect(chosen('By email')).toBe(true)
  await press()
  expect(sent()).toMatchObject([{ type: 'mail', name: 'Ada', email: 'ada@keller.example' }])
  expect(sent()[0]).not.toHaveProperty('phone')
})
