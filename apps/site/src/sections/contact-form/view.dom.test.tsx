import { type FormOutcome, fieldLimits, requiredFields } from '@jalonne/api/shapes'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { announceSent } from '../../shared/contact/announce-sent.ts'
import { completeQuote as complete, quoteSection } from '../../testing/contact.ts'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'
import { quiz } from '../../testing/quiz.ts'

// Notices live in a tree of their own, which outlasts the page of a test.
vi.mock('../../shared/contact/announce-sent.ts')

afterEach(cleanup)

interface Posted {
  address: string
  body: Record<string, unknown>
}

/** Opens the page with the form; what it posts is noted, and answered as told. */
async function open(
  language: 'fr' | 'en',
  answer: () => Response | Promise<Response> = () => Response.json({ ok: true }),
  form?: FormOutcome,
  query = '',
) {
  const posted: Posted[] = []
  const { router } = await openSite(`/${language}/contact${query}`, {
    page: (path, lang) => ({
      ...testPage(path, lang),
      sections: [{ ...quoteSection, quizzes: [quiz] }],
    }),
    form,
    post: (address, body) => {
      posted.push({ address, body: body as Posted['body'] })
      return posted.at(-1)?.body.validation_error ? new Response(null, { status: 204 }) : answer()
    },
  })
  const sent = () => posted.map(({ body }) => body).filter((body) => !body.validation_error)
  const reported = () => posted.map(({ body }) => body).filter((body) => body.validation_error)
  return { sent, reported, router }
}

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'A quote' })
const control = (name: string) => {
  const found = form().elements.namedItem(name)
  if (!(found instanceof HTMLElement)) throw new Error(`no field ${name}`)
  return found as HTMLInputElement
}
const type = (fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) {
    fireEvent.input(control(name), { target: { value } })
  }
}
const press = () => act(async () => fireEvent.submit(form()))
const mistake = () =>
  [...form().elements]
    .filter((element) => element.getAttribute('aria-invalid') === 'true')
    .map((element) => [
      element.getAttribute('name'),
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .at(-1),
    ])

test('an address pasted with marks that can’t be seen is taken as it is meant', async () => {
  const { sent } = await open('en')
  type({ ...complete, email: '\u202aada@kel\u00adler.exam\u200bple\u202c' })
  await press()
  expect(sent()).toEqual([expect.objectContaining({ email: 'ada@keller.example' })])
})

test.each([
  ['müller@keller.example', 'müller@keller.example'],
  ['mailto:ada@keller.example', 'ada@keller.example'],
  ['Ada Keller <ada@keller.example>', 'ada@keller.example'],
  ['ada@keller.example;', 'ada@keller.example'],
])('the address %j is taken, whatever a browser thinks of it', async (written, taken) => {
  const { sent } = await open('en')
  type({ ...complete, email: written })
  // happy-dom knows no pattern as browsers do.
  control('email').setCustomValidity('Not an address')
  await press()
  expect(sent()).toEqual([expect.objectContaining({ email: taken })])
})

test('two addresses are not one', async () => {
  const { sent } = await open('en')
  type({ ...complete, email: 'ada@keller.example, bob@keller.example' })
  await press()
  expect(mistake()).toEqual([['email', 'Write just the complete address, such as name@company.ch']])
  expect(sent()).toEqual([])
})

test.each(['name', 'jobTitle', 'phone', 'website', 'budget', 'message'] as const)(
  'a text too long for %s is not cut, and said to be too long',
  async (name) => {
    const { sent } = await open('en')
    const longest = 'a'.repeat(fieldLimits[name])
    type({ ...complete, [name]: `${longest}a` })
    await press()
    expect(mistake()).toEqual([
      [name, expect.stringMatching(/^This text is too long: [\d,]+ characters at most$/)],
    ])
    expect([control(name).value, control(name).hasAttribute('maxlength')]).toEqual([
      `${longest}a`,
      false,
    ])
    type({ [name]: ` ${longest} ` })
    await press()
    expect(sent()).toHaveLength(1)
  },
)

describe('a form that is not complete', () => {
  test('shows the first failure, in the order of the fields, and puts the focus there', async () => {
    const { sent } = await open('en')
    const order: unknown[] = []
    for (const [name, value] of Object.entries(complete)) {
      await press()
      order.push(...mistake())
      expect(document.activeElement).toBe(control(name))
      type({ [name]: value })
      expect(mistake()).toEqual([])
    }
    expect(order).toEqual([
      ['name', 'Name required'],
      ['company', 'Company required'],
      ['email', 'Email required'],
      ['phone', 'Phone number required'],
      ['product', 'Choose a product or service'],
      ['companySize', 'Tell us the size of your company'],
      ['message', 'Describe your project in a few words'],
    ])
    expect(sent()).toEqual([])
  })

  test('takes spaces for nothing, and wants an address that can be answered', async () => {
    await open('fr')
    type({ ...complete, name: '   ', email: 'ada@keller' })
    await press()
    expect(mistake()).toEqual([['name', 'Nom requis']])
    type({ name: 'Ada' })
    await press()
    expect(mistake()).toEqual([
      ['email', 'Écrivez l’adresse seule et complète, comme nom@entreprise.ch'],
    ])
  })

  test('says so in the language a visitor changes to', async () => {
    const { router } = await open('en')
    await press()
    expect(mistake()).toEqual([['name', 'Name required']])
    await act(() => router.navigate({ href: '/fr/contact' }))
    expect(mistake()).toEqual([['name', 'Nom requis']])
  })

  test('every failure is reported', async () => {
    const { reported } = await open('fr')
    await press()
    expect(reported()).toEqual([
      {
        validation_error: true,
        error: 'Nom requis',
        page: '/fr/contact',
        locale: 'fr',
        contactMethod: 'quote',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ])
  })
})

describe('a complete form', () => {
  test('goes out once, with the page, the language and a key, and says so while it does', async () => {
    let answer: (response: Response) => void = () => {}
    const { sent } = await open(
      'en',
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    type(complete)
    await press()
    const button = within(form()).getByRole<HTMLButtonElement>('button')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.textContent).toContain('Sending…')
    expect(within(form()).getByRole('status').textContent).toBe('Sending…')
    await press()
    expect(sent()).toEqual([
      {
        ...complete,
        type: 'quote',
        jobTitle: '',
        website: '',
        budget: '',
        website_confirm: '',
        meta: expect.objectContaining({ page: '/en/contact', locale: 'en' }),
        elapsed: expect.any(Number),
        key: expect.stringMatching(/^[\w-]{8,64}$/),
      },
    ])
    await act(async () => answer(Response.json({ ok: true })))
    const panel = screen.getByText('Thank you! We will contact you soon.').closest('[role=status]')
    expect(document.activeElement).toBe(panel)
    expect(vi.mocked(announceSent).mock.lastCall?.[1]).toBe('Request sent')
  })

  test('another request starts from a blank form, under another key', async () => {
    const { sent } = await open('fr')
    type(complete)
    await press()
    fireEvent.click(screen.getByRole('link', { name: 'Écrire une autre demande' }))
    expect(control('name').value).toBe('')
    type(complete)
    await press()
    const [first, second] = sent().map(({ key }) => key)
    expect(first).not.toBe(second)
  })
})

describe('who reads another page before the form is sent', () => {
  const shown = () =>
    ['name', 'message', 'product', 'companySize'].map((name) => control(name).value)
  const leave = async (router: Awaited<ReturnType<typeof open>>['router'], back: string) => {
    await act(() => router.navigate({ href: '/en/privacy' }))
    expect(control('name').value).toBe('')
    await act(() => router.navigate({ href: back }))
  }

  test('finds all that was typed and chosen', async () => {
    const { router } = await open('en', undefined, undefined, '?product=seo')
    type(complete)
    await leave(router, '/en/contact?product=seo')
    expect(shown()).toEqual(['Ada Keller', 'A new site.', 'Website', '1-10'])
  })

  test('and comes back by the link of another offer finds that one chosen, and the rest as it was', async () => {
    const { router } = await open('en')
    type(complete)
    await leave(router, '/en/contact?product=seo')
    expect(shown()).toEqual(['Ada Keller', 'A new site.', 'Référencement', '1-10'])
  })

  test('and changes the language there finds it, and chooses anew what has another name', async () => {
    const { router } = await open('en')
    type({ ...complete, product: 'Something else' })
    await leave(router, '/fr/contact')
    expect(shown()).toEqual(['Ada Keller', 'A new site.', '', '1-10'])
  })
})

describe('what was chosen before the form', () => {
  const product = () => control('product').value

  test('stands in it, whether a service or a plan of any family', async () => {
    for (const [query, name] of [
      ['?product=website', 'Website'],
      ['?plan=site-pro', 'Website plan – Professional'],
      ['?plan=chatbot-pro&product=website', 'Chatbot – Pro'],
      // An editor has made it since this site was built.
      ['?plan=seo-grand', 'SEO pack – Grand'],
      ['?plan=site-nothing', ''],
    ] as const) {
      await open('en', undefined, undefined, query)
      expect(product(), query).toBe(name)
      cleanup()
    }
  })

  test('takes the place of an earlier choice when another plan is chosen, and leaves the rest', async () => {
    const { router, sent } = await open('en', undefined, undefined, '?plan=site-pro')
    type({ ...complete, product: 'Website' })
    await act(() => router.navigate({ href: '/en/contact?plan=chatbot-pro' }))
    expect([product(), control('company').value]).toEqual(['Chatbot – Pro', 'Keller'])
    await press()
    expect(sent()).toMatchObject([{ product: 'Chatbot – Pro' }])
  })
})

describe('what a visitor has chosen', () => {
  const choose = (name: string) => fireEvent.change(control('product'), { target: { value: name } })
  const chosen = () => control('product').value

  /** Opens the form with services that an editor has named in both languages, and may rename. */
  async function openNamed(query = '') {
    const names = {
      website: { fr: 'Site internet', en: 'Website' },
      seo: { fr: 'Référencement', en: 'Search' },
    }
    const services = (language: 'fr' | 'en') =>
      (['website', 'seo'] as const).map((key) => ({ key, title: names[key][language] }))
    const site = await openSite(`/en/contact${query}`, {
      page: (path, lang) => ({
        ...testPage(path, lang),
        sections: [{ ...quoteSection, services: services(lang) }],
      }),
    })
    const rename = async (name: string) => {
      names.seo.en = name
      await act(() => site.queryClient.invalidateQueries())
    }
    return { ...site, rename }
  }

  test.each(['', '?product=website'])(
    'stays chosen in the other language, where the address says %j',
    async (query) => {
      const { go } = await openNamed(query)
      choose('Search')
      await go(`/fr/contact${query}`)
      expect(chosen()).toBe('Référencement')
    },
  )

  test('stays chosen when an editor renames it', async () => {
    const { rename } = await openNamed()
    choose('Search')
    await rename('Search engines')
    await waitFor(() => expect(chosen()).toBe('Search engines'))
  })
})

describe('what a quiz on another page has recommended', () => {
  const query = '?answers=133&source=quiz&rec=burnout'
  const note = () => screen.queryByRole('group', { name: 'Added to your request' })

  test('S13: stands in it with the answers, and is sent', async () => {
    const { sent } = await open('en', undefined, undefined, query)
    expect(note()?.textContent).toContain('What brings you? Worry')
    expect(note()?.textContent).toContain('Recommended by the quiz: Offer for burnout')
    // A browser without scripts sends it, too.
    expect(control('meta.rec').value).toBe('burnout')
    type(complete)
    await press()
    expect(sent()).toMatchObject([
      {
        type: 'quote',
        message: 'A new site.',
        note: expect.stringContaining('Offer for burnout'),
        meta: { source: 'quiz', rec: 'burnout', page: '/en/contact', locale: 'en' },
      },
    ])
  })

  test('S13: can be left out of the request', async () => {
    await open('en', undefined, undefined, query)
    await act(async () => screen.getByRole('link', { name: 'Remove' }).click())
    expect(note()).toBeNull()
    expect(form().elements.namedItem('meta.rec')).toBeNull()
    expect(document.activeElement).toBe(control('message'))
  })

  test.each(['?source=quiz&rec=sleep', '?rec=burnout', ''])(
    'S13: of %j it knows nothing',
    async (other) => {
      await open('en', undefined, undefined, other)
      expect(note()).toBeNull()
      expect(form().elements.namedItem('note')).toBeNull()
    },
  )
})

describe('a form that does not arrive', () => {
  test.each([
    ['fr', 'Échec de l’envoi du message. Veuillez réessayer plus tard.'],
    ['en', 'Failed to send the message. Please try again later.'],
  ] as const)('in %s says so and keeps what was typed and its key', async (language, text) => {
    let away = true
    const { sent, reported } = await open(language, () => {
      if (away) throw new TypeError('Failed to fetch')
      return Response.json({ ok: true })
    })
    type(complete)
    await press()
    const notice = screen.getByRole('alert')
    expect(notice.textContent).toBe(text)
    expect(document.activeElement).toBe(notice)
    expect(new FormData(form()).get('message')).toBe('A new site.')
    expect(reported()).toMatchObject([{ error: text }])
    away = false
    await press()
    const [first, second] = sent().map(({ key }) => key)
    expect(first).toBe(second)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('says so in the language a visitor changes to', async () => {
    const { router } = await open('en', () => Response.error())
    type(complete)
    await press()
    await act(() => router.navigate({ href: '/fr/contact' }))
    expect(screen.getByRole('alert').textContent).toBe(
      'Échec de l’envoi du message. Veuillez réessayer plus tard.',
    )
  })

  test('shows the server’s own words at the field they are about', async () => {
    await open('fr', () =>
      Response.json({ error: 'Ce texte est trop long', field: 'budget' }, { status: 422 }),
    )
    type({ ...complete, budget: 'beaucoup' })
    await press()
    expect(mistake()).toEqual([['budget', 'Ce texte est trop long']])
    expect(document.activeElement).toBe(control('budget'))
    expect(control('budget').value).toBe('beaucoup')
  })

  test('shows the server’s words about the whole of it above the button', async () => {
    await open('en', () => Response.json({ error: 'Too many messages' }, { status: 429 }))
    type(complete)
    await press()
    expect(screen.getByRole('alert').textContent).toBe('Too many messages')
  })

  test('says nothing more in the language a visitor has left', async () => {
    const answers = [
      Response.json({ error: 'This text is too long', field: 'budget' }, { status: 422 }),
      Response.json({ error: 'Trop d’envois', field: null }, { status: 429 }),
    ]
    const { router } = await open('en', () => answers.shift() ?? Response.json({ ok: true }))
    type(complete)
    await press()
    await act(() => router.navigate({ href: '/fr/contact' }))
    expect([mistake(), control('name').value]).toEqual([[], 'Ada Keller'])
    type({ product: 'Website' })
    await press()
    expect(screen.getByRole('alert').textContent).toBe('Trop d’envois')
    await act(() => router.navigate({ href: '/en/contact' }))
    expect(screen.getByRole('alert').textContent).toBe(
      'Failed to send the message. Please try again later.',
    )
  })
})

describe('the answer to a form the browser posted by itself', () => {
  const outcome: FormOutcome = {
    status: 422,
    language: 'en',
    page: '/en/contact',
    type: 'quote',
    fields: { ...complete, company: ' ', product: 'Référencement' },
    error: { text: 'Company required', field: 'company' },
  }

  test('has the error at its field and everything that was typed', async () => {
    await open('en', undefined, outcome)
    expect(mistake()).toEqual([['company', 'Company required']])
    await waitFor(() => expect(document.activeElement).toBe(control('company')))
    const { company, ...kept } = { ...complete, product: 'Référencement' }
    const shown = Object.fromEntries(new FormData(form()))
    expect(shown).toMatchObject(kept)
    expect(company).toBe('Keller')
  })

  test('S13: keeps what a quiz has recommended', async () => {
    const fields = { ...outcome.fields, note: 'Recommended: mood' }
    await open('en', undefined, { ...outcome, fields })
    const note = screen.getByRole('group', { name: 'Added to your request' })
    expect(note.textContent).toContain('Recommended: mood')
    expect(within(note).getByRole('link', { name: 'Remove' }).getAttribute('href')).toBe(
      '/en/contact#quote',
    )
  })

  test('is over once the form has been sent: the next one is blank', async () => {
    const fields = { ...outcome.fields, note: 'Recommended: mood' }
    await open('en', undefined, { ...outcome, fields })
    type({ company: 'Keller' })
    await press()
    fireEvent.click(screen.getByRole('link', { name: 'Write another request' }))
    expect(['name', 'email', 'product'].map((name) => control(name).value)).toEqual(['', '', ''])
    expect(screen.queryByText('Recommended: mood')).toBeNull()
  })

  test('is the confirmation when it has arrived', async () => {
    await open('en', undefined, { ...outcome, status: 200, fields: {}, error: null })
    expect(screen.getByText('Thank you! We will contact you soon.')).toBeDefined()
    expect(screen.queryByRole('form')).toBeNull()
    expect(screen.getByRole('link', { name: 'Write another request' }).getAttribute('href')).toBe(
      '/en/contact#quote',
    )
  })

  test('of another form leaves this one blank', async () => {
    await open('en', undefined, { ...outcome, type: 'schedule' })
    expect(mistake()).toEqual([])
    expect(control('name').value).toBe('')
  })
})

test('a telephone’s key for the next field goes there: a hint that names it would send the form', async () => {
  await open('en')
  expect(form().querySelector('[enterkeyhint=next]')).toBeNull()
})

test('without scripts the browser has all it needs to post the form', async () => {
  await open('fr')
  expect(form().getAttribute('method')).toBe('post')
  expect(form().getAttribute('action')).toBe('/api/contact')
  const hidden = [...form().querySelectorAll<HTMLInputElement>('[type=hidden]')]
  expect(Object.fromEntries(hidden.map(({ name, value }) => [name, value]))).toEqual({
    type: 'quote',
    'meta.page': '/fr/contact',
    'meta.locale': 'fr',
  })
  const trap = control('website_confirm')
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull()
  expect(trap.tabIndex).toBe(-1)
  const required = [...form().elements].filter((element) => Reflect.get(element, 'required'))
  expect(required.map((element) => element.getAttribute('name'))).toEqual(
    Object.keys(requiredFields.quote),
  )
  const options = within(control('product')).getAllByRole('option', { hidden: true })
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Choisir…',
    'Website',
    'Référencement',
    'Abonnement site – Professional',
    'Pack SEO – Grand',
    'Chatbot – Pro',
    'Autre chose',
  ])
})

test('a service or a plan without a name is not offered', async () => {
  await openSite('/en/contact', {
    page: (path, lang) => ({
      ...testPage(path, lang),
      sections: [
        {
          ...quoteSection,
          services: [
            { key: 'website', title: 'Website' },
            { key: 'seo', title: null },
          ],
          plans: [
            { family: 'site', key: 'pro', name: null },
            { family: 'seo', key: 'grand', name: 'Grand' },
          ],
        },
      ],
    }),
  })
  const options = within(control('product')).getAllByRole('option', { hidden: true })
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Choose…',
    'Website',
    'SEO pack – Grand',
    'Something else',
  ])
})

describe('a visitor who comes from a service', () => {
  const from = async (search: string, form?: FormOutcome) => {
    await openSite(`/fr/contact${search}`, {
      page: (path, lang) => ({
        ...testPage(path, lang),
        sections: [{ ...quoteSection, quizzes: [quiz] }],
      }),
      form,
    })
    return control('product').value
  }

  test('finds it chosen', async () => {
    expect(await from('?utm_source=x&product=seo')).toBe('Référencement')
  })

  test('chooses when the address says nothing the form knows', async () => {
    expect(await from('?product=nothing')).toBe('')
    cleanup()
    expect(await from('?product=hosting')).toBe('')
  })
})
