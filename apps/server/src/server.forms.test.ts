import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportCalls, exportLeads } from './testing/site-process-handle.ts'
import { type ApiStack, someone, startApi } from './testing/start-api.ts'

let api: ApiStack
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('without JavaScript', () => {
  const fields = {
    type: 'mail',
    name: 'Zoé',
    email: 'h@example.ch',
    message: '<script>alert(1)</script>',
    'meta.page': '/fr/pricing',
    'meta.locale': 'fr',
  }
  const formOf = (html: string) =>
    JSON.parse(/id="form">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

  test('a sent form gets its page back, with the success in it', async () => {
    const response = await api.site.postForm(fields, someone())
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'private, no-store',
    ])
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(response.headers.get('etag')).toBeNull()
    const html = await response.text()
    expect(html).toContain('<h1>Pricing</h1>')
    expect(formOf(html)).toMatchObject({ type: 'mail', page: '/fr/pricing', error: null })
    expect(exportLeads(api.dataDir, 'h@example.ch')).toHaveLength(1)
  })

  test('with an error what was typed is still there, and the page of others is not touched', async () => {
    const response = await api.site.postForm({ ...fields, email: '' }, someone())
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      422,
      'private, no-store',
    ])
    expect(formOf(html)).toMatchObject({
      fields: { name: 'Zoé', message: '<script>alert(1)</script>' },
      error: { text: 'Email requis', field: 'email' },
    })
    expect(html).not.toContain('<script>alert')
    const plain = await fetch(`http://127.0.0.1:${api.site.port}/fr/pricing`)
    expect(formOf(await plain.text())).toBeNull()
  })

  test('N3: a call about a service, posted field by field, is kept like one from a page with scripts', async () => {
    const call = {
      type: 'call',
      name: 'Zoé',
      company: 'Keller',
      email: '',
      phone: '021 555 07 08',
      day: 'tuesday',
      time: '10:00',
      message: 'Bonjour',
      'meta.page': '/fr/pricing',
      'meta.locale': 'fr',
    }
    const refused = await api.site.postForm({ ...call, phone: ' ' }, someone())
    expect(refused.status).toBe(422)
    expect(formOf(await refused.text())).toMatchObject({
      type: 'call',
      fields: { name: 'Zoé', company: 'Keller', day: 'tuesday', time: '10:00' },
      error: { text: 'Numéro de téléphone requis pour un appel', field: 'phone' },
    })
    expect((await api.site.postForm(call, someone())).status).toBe(200)
    expect(exportCalls(api.dataDir, call.phone)).toMatchObject([
      {
        lead: {
          contact: {
            subject: 'Intérêt — projet digital — Page\u00a0: /fr/pricing',
            message:
              'Entreprise\u00a0: Keller\nTéléphone\u00a0: 021 555 07 08\nCréneau\u00a0: Mardi, 10:00\nBonjour',
            meta: {
              service_en: 'digital project',
              selected_day: 'tuesday',
              selected_time: '10:00',
            },
          },
        },
      },
    ])
  })

  test('N5: a hosting plan, posted field by field, is kept like one from a page with scripts', async () => {
    const to = '/api/contact_secure.php'
    const request = {
      type: 'mail',
      name: 'Zoé',
      email: 'zoe@fournil.example',
      phone: '021 555 07 09',
      plan: 'SecureWeb',
      planKey: 'secureweb',
      website: 'left.example',
      noWebsite: 'on',
      'meta.page': '/fr/pricing',
      'meta.locale': 'fr',
    }
    const refused = await api.site.postForm({ ...request, email: ' ' }, someone(), to)
    expect(refused.status).toBe(422)
    expect(formOf(await refused.text())).toMatchObject({
      type: 'hosting',
      page: '/fr/pricing',
      fields: { name: 'Zoé', planKey: 'secureweb', noWebsite: 'on' },
      error: { text: 'Email requis', field: 'email' },
    })
    const taken = await api.site.postForm(request, someone(), to)
    expect(formOf(await taken.text())).toMatchObject({ type: 'hosting', error: null })
    const kept = exportLeads(api.dataDir, request.email)
    expect(kept).toMatchObject([
      {
        lead: {
          contact: {
            type: 'mail',
            subject: 'Intérêt — SecureWeb',
            message: 'Formule\u00a0: SecureWeb\nSite web\u00a0: N/A\nNom et prénom\u00a0: Zoé',
            meta: { planKey: 'secureweb', page: '/fr/pricing' },
          },
        },
      },
    ])
    expect(exportCalls(api.dataDir, '+41 21 555 07 09')).toEqual(kept)
  })

  test('a page that does not exist is answered on the contact page', async () => {
    const response = await api.site.postForm({ ...fields, 'meta.page': '/fr/nowhere' }, someone())
    expect(formOf(await response.text())).toMatchObject({ page: '/fr/contact' })
  })

  test('while pages cannot be rendered the visitor still learns how it ended', async () => {
    api.lake.failWith = 500
    try {
      const sent = await api.site.postForm({ ...fields, message: 'another' }, someone())
      expect([sent.status, await sent.text()]).toEqual([
        200,
        expect.stringContaining('Votre message est bien arrivé'),
      ])
      const refused = await api.site.postForm({ ...fields, name: '' }, someone())
      expect([refused.status, await refused.text()]).toEqual([
        422,
        expect.stringContaining('Nom requis'),
      ])
    } finally {
      api.lake.failWith = null
    }
  })
})
