import * as v from 'valibot'

const cursor = v.string()
const messageSchema = v.object({
  tags: v.array(v.string()),
  cursor,
  eventId: v.nullish(v.string(), null),
})
const positionSchema = v.object({ cursor })

/** What the server's stream tells: where it stands, which tags changed, or that anything may have. */
export type LiveEvent =
  | { type: 'welcome'; cursor: string }
  | { type: 'message'; tags: string[]; cursor: string; eventId: string | null }
  | { type: 'restart'; cursor: string }

/** Reads an event of the stream; throws when it is not one. */
export function parseLiveEvent(type: LiveEvent['type'], data: string): LiveEvent {
  const json: unknown = JSON.parse(data)
  return type === 'message'
    ? { type, ...v.parse(messageSchema, json) }
    : { type, ...v.parse(positionSchema, json) }
}

export const liveEventTypes = ['welcome', 'message', 'restart'] as const
