import type { QueryClient } from '@tanstack/react-query'
import type { Content } from '../../queries/content.ts'
import type { LiveEvent } from './live-event.ts'

export interface Applied {
  queryClient: QueryClient
  /** Notes what changed (`null`: anything may have), so that results from before it are not accepted. */
  see: (tags: readonly string[] | null, eventId: string | null) => void
  /** Whether someone is looking; a hidden tab only notes what is old. */
  visible: () => boolean
  /** Makes the page ready to show other content; resolves to false where it can't be. */
  ready: () => Promise<boolean>
}

/** Renews exactly the cached queries an event concerns; resolves when those on screen are renewed. */
export async function applyLiveEvent(event: LiveEvent, options: Applied): Promise<boolean> {
  const { queryClient, see, visible, ready } = options
  if (event.type === 'welcome') return false
  if (event.type === 'message') see(event.tags, event.eventId)
  else see(null, null)
  const concerned = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['content'] })
    .filter((query) => event.type === 'restart' || shares(query.state.data, event.tags))
  const hashes = new Set(concerned.map((query) => query.queryHash))
  // Even of a hidden tab: what is old is fetched again as soon as it is looked at.
  const isReady = hashes.size > 0 && (await ready())
  await queryClient.invalidateQueries({
    predicate: (query) => hashes.has(query.queryHash),
    refetchType: isReady && visible() ? 'active' : 'none',
  })
  return hashes.size > 0
}

function shares(content: unknown, tags: readonly string[]): boolean {
  return isContent(content) && content.syncTags.some((tag) => tags.includes(tag))
}

const isContent = (value: unknown): value is Content<unknown> =>
  typeof value === 'object' && value !== null && 'syncTags' in value
