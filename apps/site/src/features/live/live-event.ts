/** What the server's stream tells: where it stands, which tags changed, or that anything may have. */
export type LiveEvent =
  | { type: 'welcome'; cursor: string }
  | { type: 'message'; tags: string[]; cursor: string; eventId: string | null }
  | { type: 'restart'; cursor: string }

/** Reads an event of the stream; throws when it is not one. */
export function parseLiveEvent(type: LiveEvent['type'], data: string): LiveEvent {
  const { cursor, tags, eventId = null } = JSON.parse(data)
  if (typeof cursor !== 'string') throw new Error(`Not an event of the live stream: ${data}`)
  if (type !== 'message') return { type, cursor }
  if (!Array.isArray(tags)) throw new Error(`Not a message of the live stream: ${data}`)
  return { type, tags, cursor, eventId }
}

export const liveEventTypes = ['welcome', 'message', 'restart'] as const
