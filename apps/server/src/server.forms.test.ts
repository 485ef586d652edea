import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { exportLeads } from './testing/site-process-handle.ts'
import { type ApiStack, someone, startApi } from './testing/start-api.ts'

// Servers are processes of their own and take a moment to start.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

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
