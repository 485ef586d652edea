import { statSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataFiles } from './config/data-files.ts'
import { openReportStore, reportLimit } from './inbox/report-store.ts'
import { type ApiStack, from, someone, startApi } from './testing/start-api.ts'

let api: ApiStack
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('reports', () => {
  test('of errors, missing pages and failed forms are kept', async () => {
    const client = someone()
    const bodies = [
      ['/api/error', { message: 'x is null', stack: '', url: '/fr' }],
      ['/api/log404.php', { pathname: '/fr/nowhere', locale: 'fr', userAgent: '', referrer: '' }],
      [
        '/api/contact',
        {
          validation_error: true,
          error: 'Nom requis',
          page: '/fr/contact',
          timestamp: '2026-03-06T12:00:00.000Z',
        },
      ],
    ] as const
    for (const [address, body] of bodies) {
      // As navigator.sendBeacon does.
      const headers = { ...client, 'content-type': 'text/plain;charset=UTF-8' }
      expect((await api.site.post(address, body, headers)).status).toBe(204)
    }
    expect((await api.site.post('/api/error', { hello: 1 }, client)).status).toBe(422)
  })

  test('from one browser end, and from many do not fill the disk', async () => {
    const broken = from('192.0.2.1')
    const same = await Promise.all(
      Array.from({ length: 80 }, () => api.site.post('/api/error', { message: 'again' }, broken)),
    )
    expect(same.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(19)
    const stack = 's'.repeat(4_000)
    for (let batch = 0; batch < 60; batch++) {
      const one = from(`203.0.113.${batch}`)
      const invented = Array.from({ length: 50 }, (_, index) =>
        api.site.post('/api/error', { message: `invented ${batch} ${index}`, stack }, one),
      )
      await Promise.all(invented)
    }
    // 3,000 subjects were invented.
    const file = dataFiles({ DATA_DIR: api.dataDir }).reports
    const store = openReportStore(file, { maxSubjects: reportLimit, now: () => new Date() })
    const errors = store.summary(10_000).filter(({ kind }) => kind === 'error')
    expect(errors).toHaveLength(reportLimit)
    store.close()
    expect(statSync(file).size).toBeLessThan(reportLimit * 6_000)
  })
})
