import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { expect, it } from 'vitest'
import { clientOf } from '../testing/client.ts'
import { startLake, writeToken } from '../testing/lake-process.ts'

it('tells Prometheus what is asked, how long it takes, and what is held', async () => {
  const lake = await startLake(['--data', await scratchFolder()])
  const client = clientOf(lake.url)
  await client.create({ _id: 'a', _type: 'note' })
  for (let n = 0; n < 3; n++) await client.fetch('*[_type == "note"]')
  await client.fetch('*[').catch(() => undefined)
  const stop = new AbortController()
  const live = `${lake.url}/v2025-02-19/data/live/events/production`
  await fetch(live, { signal: stop.signal })
  await fetch(`${lake.url}/v1/secret/${'x'.repeat(100)}`)

  const scrape = (headers = {}) => fetch(`${lake.url}/metrics`, { headers })
  const answer = await scrape()
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const lines = (await answer.text()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'lake_requests_total{kind="query",method="GET",status="200"} 3',
      'lake_requests_total{kind="query",method="GET",status="400"} 1',
      'lake_requests_total{kind="mutate",method="POST",status="200"} 1',
      'lake_requests_total{kind="other",method="GET",status="404"} 1',
      'lake_request_duration_seconds_count{kind="query"} 4',
      'lake_streams 1',
      'lake_documents{dataset="production"} 1',
      'lake_cache_results{dataset="production"} 1',
      'lake_cache_hits_total{dataset="production"} 2',
    ]),
  )
  expect(lines.some((line) => line.startsWith('process_resident_memory_bytes '))).toBe(true)
  expect(lines.join()).not.toContain('secret')
  stop.abort()

  const proxied = { 'x-forwarded-for': '203.0.113.9' }
  expect((await scrape(proxied)).status).toBe(401)
  const authorization = `Bearer ${writeToken}`
  expect((await scrape({ ...proxied, authorization })).status).toBe(200)
  expect((await scrape({ ...proxied, authorization: 'Bearer wrong' })).status).toBe(401)
})
