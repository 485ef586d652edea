import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { connectContent } from '../../queries/content.ts'
import { layoutQuery } from '../../queries/layout.ts'
import { pageQuery } from '../../queries/page.ts'
import { createQueryClient } from '../../queries/query-client.ts'
import { queryingBy } from '../../queries/querying-by.ts'
import { fetchFrom, testPage } from '../../testing/content.ts'
import { applyLiveEvent } from './apply-live-event.ts'

const home = pageQuery('/')
const pricing = pageQuery('/pricing')
const layout = layoutQuery()

/** A tab that shows the pricing page, has visited the home page, and counts what it asks for. */
async function tab({ visible = true, ready = true } = {}) {
  const queryClient = createQueryClient({ server: false })
  const asked: string[] = []
  const answer = queryingBy(fetchFrom({ page: testPage }))
  connectContent(queryClient, (query, params, options) => {
    asked.push(String(params.path ?? 'layout'))
    return answer(query, params, options)
  })
  await Promise.all([home, pricing].map((query) => queryClient.fetchQuery(query)))
  await queryClient.fetchQuery(layout)
  const stop = new QueryObserver(queryClient, pricing).subscribe(() => {})
  asked.length = 0
  const seen: unknown[] = []
  const apply = (event: Parameters<typeof applyLiveEvent>[0]) =>
    applyLiveEvent(event, {
      queryClient,
      see: (...change) => seen.push(change),
      visible: () => visible,
      ready: async () => ready,
    })
  const stale = () =>
    [home, pricing, layout].map(
      ({ queryKey }) => queryClient.getQueryState(queryKey)?.isInvalidated,
    )
  return { apply, asked, seen, stale, stop }
}

const message = (tags: string[]) => ({
  type: 'message' as const,
  tags,
  cursor: 'a.2',
  eventId: 'e1',
})

describe('a live event', () => {
  test('renews what is shown and was read from what changed, and nothing else', async () => {
    const { apply, asked, seen, stale, stop } = await tab()
    expect(await apply(message(['page:/pricing', 'other']))).toBe(true)
    expect(asked).toEqual(['/pricing'])
    expect(stale()).toEqual([false, false, false])
    expect(seen).toEqual([[['page:/pricing', 'other'], 'e1']])
    stop()
  })

  test('only marks what is old when the page can’t be made ready for it', async () => {
    const { apply, asked, stale, stop } = await tab({ ready: false })
    expect(await apply(message(['page:/pricing']))).toBe(true)
    expect(asked).toEqual([])
    expect(stale()).toEqual([false, true, false])
    stop()
  })

  test('marks what is not shown, to be asked for when it is', async () => {
    const { apply, asked, stale, stop } = await tab()
    await apply(message(['page:/']))
    expect(asked).toEqual([])
    expect(stale()).toEqual([true, false, false])
    stop()
  })

  test('about something else changes nothing', async () => {
    const { apply, asked, stale, stop } = await tab()
    expect(await apply(message(['page:/blog']))).toBe(false)
    expect(asked).toEqual([])
    expect(stale()).toEqual([false, false, false])
    stop()
  })

  test('in a hidden tab asks for nothing yet', async () => {
    const { apply, asked, stale, stop } = await tab({ visible: false })
    await apply(message(['page:/pricing']))
    expect(asked).toEqual([])
    expect(stale()).toEqual([false, true, false])
    stop()
  })

  test('a restart makes everything old; a welcome nothing', async () => {
    const { apply, asked, seen, stale, stop } = await tab()
    await apply({ type: 'welcome', cursor: 'a.1' })
    expect(asked).toEqual([])
    expect(seen).toEqual([])
    await apply({ type: 'restart', cursor: 'b.0' })
    expect(asked).toEqual(['/pricing'])
    expect(stale()).toEqual([true, false, true])
    expect(seen).toEqual([[null, null]])
    stop()
  })
})
