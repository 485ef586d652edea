import { expect, test } from 'vitest'
import { lakeMetrics } from './metrics.ts'

test.each([
  ['/v2025-02-19/data/query/production', 'query'],
  ['/v1/data/mutate/production', 'mutate'],
  ['/v2025-02-19/data/live/events/production', 'live'],
  ['/v1/assets/images/production', 'upload'],
  ['/images/jalonne/production/0a-10x10.png', 'images'],
  ['/files/jalonne/production/0a.pdf', 'files'],
  ['/v1/users/me', 'people'],
  ['/v1/data/secret/production', 'other'],
  ['/metrics', 'other'],
])('a request for %s is counted as %s', async (path, kind) => {
  const metrics = lakeMetrics(() => ({ streams: 0, datasets: [] }))
  metrics.observe({ method: 'GET', path, status: 200, seconds: 0 })
  expect(await metrics.text()).toContain(
    `lake_requests_total{kind="${kind}",method="GET",status="200"} 1`,
  )
})
