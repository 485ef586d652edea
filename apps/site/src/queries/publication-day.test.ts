import { expect, test } from 'vitest'
import { ARTICLE_QUERY } from './article-query.ts'
import { FEED_QUERY } from './feed-query.ts'
import { PATHS_QUERY } from './paths-query.ts'
import type { ARTICLE_QUERY_RESULT, FEED_QUERY_RESULT, PATHS_QUERY_RESULT } from './sanity.types.ts'
import { articles } from './testing/articles.ts'
import { runQuery } from './testing/run-query.ts'

test.each([
  [
    'written ahead of its day has changed on that day',
    '2026-02-01T08:00:00Z',
    '2026-03-10T00:00:00Z',
  ],
  ['corrected on its day has changed then', '2026-03-10T08:00:00Z', '2026-03-10T08:00:00Z'],
])('an article %s, wherever that is told', async (_, _updatedAt, changed) => {
  const dataset = articles.map((one) => ({ ...one, _updatedAt }))
  const slug = 'hours'
  const article = await runQuery<ARTICLE_QUERY_RESULT>(ARTICLE_QUERY, dataset, { slug })
  const feed = await runQuery<FEED_QUERY_RESULT>(FEED_QUERY, dataset, {})
  const paths = await runQuery<PATHS_QUERY_RESULT>(PATHS_QUERY, dataset, {})
  expect([
    article?.updatedAt,
    feed.articles.find((one) => one.slug === slug)?.updatedAt,
    paths.find(({ path }) => path === '/blog/hours')?.changes[0],
  ]).toEqual([changed, changed, changed])
})
