import { stegaEncodeSourceMap } from '@sanity/client/stega'
import type { Node } from '@sanity/comlink'
import type { LoaderControllerMsg, LoaderNodeMsg } from '@sanity/presentation-comlink'
import type { QueryKey } from '@tanstack/react-query'
import * as v from 'valibot'
import type { DraftMode } from '../../draft-mode.ts'
import { contentQueries } from '../../queries/content-queries.ts'
import { anyDay, withToday } from '../../queries/publication-day.ts'
import { editableTexts } from './editable-texts.ts'
import type { PreviewedPage } from './previewed-page.ts'

type Channel = Node<LoaderNodeMsg, LoaderControllerMsg>

/** The key of a content query in the query cache: see `contentQuery`. */
const contentKey = v.tuple([
  v.literal('content'),
  v.picklist(Object.keys(contentQueries) as (keyof typeof contentQueries)[]),
  v.record(v.string(), v.string()),
])

/** How often the Studio is sent each query again, in ms: it drops those it gets no more. */
const heartbeat = 10_000

/**
 * Sends the Studio the queries whose results are on the page. It returns new results with every key an editor presses,
 * before anything is saved.
 */
export function followQueries(
  channel: Channel,
  mode: Extract<DraftMode, { kind: 'studio' }>,
  { router, ready }: PreviewedPage,
): void {
  const { queryClient, config } = router.options.context
  const { projectId, dataset } = config.content
  const cache = queryClient.getQueryCache()
  const sent = new Map<string, QueryKey>()

  const send = (queryKey: QueryKey) => {
    const key = v.safeParse(contentKey, queryKey)
    if (!key.success) return
    const [, name, params] = key.output
    const query = contentQueries[name]
    const dated = withToday(query, params, anyDay)
    sent.set(identity(query, dated), queryKey)
    channel.post('loader/query-listen', {
      projectId,
      dataset,
      perspective: 'drafts',
      query,
      params: dated,
      heartbeat,
    })
  }
  const sendAll = () => {
    for (const { queryKey } of cache.findAll({ type: 'active' })) send(queryKey)
  }
  channel.on('loader/query-change', async ({ query, params, result, resultSourceMap, tags }) => {
    const queryKey = sent.get(identity(query, params))
    if (!queryKey || !resultSourceMap || !(await ready())) return
    const data = stegaEncodeSourceMap(result, resultSourceMap, editableTexts(mode))
    queryClient.setQueryData(queryKey, { data, syncTags: tags ?? [] })
  })
  channel.onStatus(sendAll, 'connected')
  cache.subscribe((event) => {
    if (event.type === 'observerAdded') send(event.query.queryKey)
  })
  // Any longer apart and the Studio would drop them.
  setInterval(sendAll, heartbeat / 2)
}

const identity = (query: string, params: Record<string, unknown>) =>
  JSON.stringify([query, Object.entries(params).sort()])
