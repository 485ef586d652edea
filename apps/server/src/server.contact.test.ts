import { eventually } from '@jalonne/node-kit/testing/eventually'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { exportLeads, runLeads, startSiteProcess } from './testing/site-process-handle.ts'
import { type ApiStack, from, mail, someone, startApi } from './testing/start-api.ts'

/** What the site of these tests writes on each of its pages. */
const onEveryPage = 'Words to compress.'

let api: ApiStack
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('what is acknowledged', () => {
  test('is in the inbox when the process is killed right after', async () => {
    const folder = await scratchFolder()
    const killed = await startSiteProcess({ dataDir: folder, lakeUrl: api.lake.url })
    const response = await killed.post('/api/contact', mail('a@example.ch'))
    await killed.stop('SIGKILL')
    expect([response.status, await response.json()]).toEqual([200, { ok: true }])
    expect(exportLeads(folder, 'a@example.ch')).toMatchObject([
      { lead: { contact: { message: 'Bonjour' } } },
    ])
  })

  test('is never cached, guessed at or framed', async () => {
    const { headers } = await api.site.post('/api/contact', mail('b@example.ch'), someone())
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    )
  })

  test('sent five times at once and again is one lead', async () => {
    const sent = mail('c@example.ch', { key: 'key-12345678' })
    const client = someone()
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => api.site.post('/api/contact', sent, client)),
    )
    responses.push(await api.site.post('/api/contact', sent, client))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(exportLeads(api.dataDir, 'c@example.ch')).toHaveLength(1)
  })

  test('is there exactly once, however often the server is killed meanwhile', async () => {
    const folder = await scratchFolder()
    const start = (port = 0) =>
      startSiteProcess({ dataDir: folder, lakeUrl: api.lake.url, env: { SITE_PORT: `${port}` } })
    let current = await start()
    const { port } = current
    const submissions = Array.from({ length: 60 }, (_, index) =>
      mail('d@example.ch', { message: `number ${index}`, key: `key-${1_000_000 + index}` }),
    )
    let acknowledged = 0
    // As a browser does: the same words under the same key, until they are acknowledged.
    const submit = async (index: number): Promise<void> => {
      for (;;) {
        const response = await current
          .post('/api/contact', submissions[index], from(`203.0.113.${index}`))
          .catch(() => null)
        if (response?.status === 200) break
      }
      acknowledged += 1
    }
    const queue = submissions.keys()
    const visitors = Array.from({ length: 6 }, async () => {
      for (const index of queue) await submit(index)
    })
    for (const after of [8, 25, 45]) {
      await vi.waitUntil(() => acknowledged >= after, { timeout: 60_000, interval: 1 })
      await current.stop('SIGKILL')
      current = await start(port)
    }
    await Promise.all(visitors)
    await current.stop()
    const kept = exportLeads(folder, 'd@example.ch').map(({ lead }) => lead.contact.message)
    expect(kept.toSorted()).toEqual(submissions.map(({ message }) => message).toSorted())
  })
})

describe('N5: interest in a hosting plan', () => {
  const address = '/api/contact_secure.php'
  const interest = (email: string, change: object = {}) =>
    mail(email, { message: 'Plan: SecureWeb', subject: 'Interest — SecureWeb', ...change })

  test('is kept before it is acknowledged, once, and can be erased', async () => {
    const client = someone()
    const sent = interest('n5@example.ch', { meta: { planKey: 'secureweb', page: '/en' } })
    const responses = [
      await api.site.post(address, sent, client),
      await api.site.post(address, sent, client),
    ]
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(await responses[0]?.json()).toEqual({ ok: true })
    const [kept, ...more] = exportLeads(api.dataDir, 'n5@example.ch')
    expect([kept?.lead.contact, more]).toMatchObject([{ meta: { planKey: 'secureweb' } }, []])
    expect(kept?.lead.contact).not.toHaveProperty('phone')
    expect(Object.keys(kept?.mails ?? {})).toEqual(['team', 'visitor'])
    runLeads(api.dataDir, 'erase', '--email', 'n5@example.ch')
    expect(exportLeads(api.dataDir, 'n5@example.ch')).toEqual([])
  })

  test('with an address no mail can go to still reaches the team, which alone is written to', async () => {
    const email = 'ada, at keller'
    expect((await api.site.post(address, interest(email), someone())).status).toBe(200)
    expect(exportLeads(api.dataDir, email)).toMatchObject([{ mails: { team: expect.anything() } }])
    expect(exportLeads(api.dataDir, email)[0]?.mails).not.toHaveProperty('visitor')
  })

  test('needs a name and an address, and is limited like every form', async () => {
    const busy = someone()
    const first = await api.site.post(address, interest('', { name: 'N' }), busy)
    expect([first.status, await first.json()]).toMatchObject([422, { field: 'email' }])
    const all = await Promise.all(
      Array.from({ length: 70 }, () => api.site.post(address, interest('', { name: '' }), busy)),
    )
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([422, 429]))
    expect((await fetch(`http://127.0.0.1:${api.site.port}${address}`)).status).toBe(405)
  })
})

test('no call is booked for a day that an editor has closed', async () => {
  let bookings = 0
  const bookedDay = async (): Promise<string> => {
    const booking = { type: 'schedule', phone: '021 555 01 02', slot: 'mon_0900' }
    const sent = mail(`call-${++bookings}@example.ch`, booking)
    const response = await api.site.post('/api/contact', sent, someone())
    return (await response.json()).callAt.slice(0, 10)
  }
  await eventually(() => expect(api.lake.streams).toBeGreaterThan(0))
  const closed = await bookedDay()
  api.lake.agency = { brand: 'Jalonne', email: null, closedDays: [closed] }
  api.lake.emit(['s1:settings'])
  const weekLater = new Date(closed)
  weekLater.setUTCDate(weekLater.getUTCDate() + 7)
  await eventually(async () => expect(await bookedDay()).toBe(weekLater.toISOString().slice(0, 10)))
})

describe('what cannot be taken is answered clearly', () => {
  const json = { 'content-type': 'application/json' }
  test.each<[string, unknown, Record<string, string>, number, string]>([
    ['broken JSON', '{', json, 400, 'Votre envoi n’a pas pu être lu'],
    ['another type', 'a,b', { 'content-type': 'text/csv' }, 415, 'Votre envoi n’a pas pu être lu'],
    ['no type at all', 'x', { 'content-type': '' }, 415, 'Votre envoi n’a pas pu être lu'],
    ['a picture', '\ud800', { 'content-type': 'image/png' }, 415, 'Votre envoi'],
    ['a list', [], json, 422, 'Sélectionnez le mode de contact'],
    ['a number for a name', mail('e@example.ch', { name: 7 }), json, 422, 'Nom requis'],
    ['a header in the address', mail('e@example.ch\nBcc: x@y.ch'), json, 422, 'Écrivez l’adresse'],
    ['ten megabytes', 'x'.repeat(10_000_000), json, 413, 'Votre envoi est trop volumineux'],
  ])('%s', async (_, body, headers, status, text) => {
    const response = await api.site.post('/api/contact', body, {
      'accept-language': 'fr-CH',
      ...headers,
      ...someone(),
    })
    expect(response.status).toBe(status)
    expect((await response.json()).error).toContain(text)
    expect(exportLeads(api.dataDir, 'e@example.ch')).toEqual([])
  })

  test('a header in the name is a part of the name', async () => {
    const sent = mail('line@example.ch', { name: 'N\r\nBcc: x@y.ch' })
    const response = await api.site.post('/api/contact', sent, { ...json, ...someone() })
    expect(response.status).toBe(200)
    const stored = exportLeads(api.dataDir, 'line@example.ch')
    expect(stored).toMatchObject([{ lead: { contact: { name: 'N Bcc: x@y.ch' } } }])
  })

  test.each(['meta', 'elapsed', 'name'])(
    '%s nested a thousand times, and the server goes on',
    async (field) => {
      const nested = `${'['.repeat(4_000)}${']'.repeat(4_000)}`
      const sent = { ...mail('nested@example.ch'), [field]: field === 'meta' ? { x: '?' } : '?' }
      const body = JSON.stringify(sent).replace('"?"', nested)
      const response = await api.site.post('/api/contact', body, { ...json, ...someone() })
      expect(response.status).toBe(422)
      const next = await api.site.post('/api/contact', mail('next@example.ch'), someone())
      expect(next.status).toBe(200)
    },
  )

  test('ten megabytes that do not say how many they are', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(100_000))
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 1
        if (sent > 100) controller.close()
        else controller.enqueue(chunk)
      },
    })
    const headers = { 'content-type': 'application/json', ...someone() }
    const url = `http://127.0.0.1:${api.site.port}/api/contact`
    const init: RequestInit & { duplex: string } = { method: 'POST', body, headers, duplex: 'half' }
    const response = await fetch(url, init)
    expect(response.status).toBe(413)
    expect((await api.site.post('/api/contact', mail('l@example.ch'), someone())).status).toBe(200)
  })

  test('a form too long to be read, in a few words: a page of the site would cost more than what is refused', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', ...someone() }
    const long = `meta.page=/fr&type=quote&message=${'x'.repeat(70_000)}`
    const response = await api.site.post('/api/contact', long, form)
    expect(response.status).toBe(413)
    const words = await response.text()
    expect(words).toContain('Votre envoi est trop volumineux')
    expect(words).not.toContain(onEveryPage)
  })

  test('other methods and other addresses', async () => {
    const url = `http://127.0.0.1:${api.site.port}/api`
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const response = await fetch(`${url}/contact`, { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
      expect(await response.json()).toHaveProperty('error')
    }
    for (const address of ['', '/', '/nothing', '/contact/more']) {
      const response = await fetch(url + address, { redirect: 'manual' })
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    }
  })

  test('pages of other sites', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ] as Record<string, string>[]) {
      const sent = { ...headers, ...someone() }
      expect((await api.site.post('/api/contact', mail('f@example.ch'), sent)).status).toBe(403)
      expect((await api.site.postForm({ type: 'call' }, sent)).status).toBe(403)
      expect((await api.site.post('/api/error', { message: 'x' }, sent)).status).toBe(403)
    }
    expect(exportLeads(api.dataDir, 'f@example.ch')).toEqual([])
    const own = { origin: `http://127.0.0.1:${api.site.port}`, ...someone() }
    expect((await api.site.post('/api/contact', mail('f@example.ch'), own)).status).toBe(200)
  })

  test('an address that sends without end, and nobody else', async () => {
    const body = mail('g@example.ch', { name: '' })
    const busy = from('6.6.6.6, 2001:db8:1:2::1')
    const responses = await Promise.all(
      Array.from({ length: 70 }, () => api.site.post('/api/contact', body, busy)),
    )
    const refused = responses.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(9)
    expect(refused[0]?.headers.get('retry-after')).toBe('60')
    expect(await refused[0]?.text()).toContain('Trop d’envois')
    const form = { ...busy, 'content-type': 'application/x-www-form-urlencoded' }
    const plain = await api.site.post('/api/contact', 'meta.page=/fr&type=quote', form)
    expect(plain.status).toBe(429)
    expect(await plain.text()).not.toContain(onEveryPage)
    const status = async (address: string) =>
      (await api.site.post('/api/contact', body, from(address))).status
    // The same household, then another one that only claims the same address to the proxy.
    expect(await status('2001:db8:1:2:ffff::9')).toBe(429)
    expect(await status('2001:db8:1:2::1, 2001:db8:1:100::1')).toBe(422)
  })
})
