import * as v from 'valibot'

const Session = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

const RangeEnd = v.union([v.number(), v.literal('')])
const Segment = v.union([
  v.pipe(v.string(), v.maxLength(300)),
  v.number(),
  v.object({ _key: v.pipe(v.string(), v.maxLength(300)) }),
  v.tuple([RangeEnd, RangeEnd]),
])
const Path = v.pipe(v.array(Segment), v.maxLength(50))
const Point = v.looseObject({ path: Path, offset: v.number() })

/** Where somebody is. A place of another shape crashes the other Studios; further properties pass through. */
const Location = v.looseObject({
  type: v.literal('document'),
  documentId: v.pipe(v.string(), v.maxLength(300)),
  path: Path,
  lastActiveAt: v.pipe(v.string(), v.isoTimestamp()),
  selection: v.optional(v.nullable(v.looseObject({ anchor: Point, focus: Point }))),
})

const Id = v.union([v.string(), v.number()])
const message = <Method extends string, Params extends v.GenericSchema>(
  method: Method,
  params: Params,
) => v.object({ jsonrpc: v.literal('2.0'), id: Id, method: v.literal(method), params })

/** What a Studio says, as JSON-RPC. */
export const Message = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('method', [
    message('authorization', v.object({ authorization: v.string() })),
    message('presence_subscribe', v.object({})),
    message('presence_unsubscribe', v.object({ subscriptionId: v.string() })),
    message('presence_rollcall', v.object({ session: Session })),
    message(
      'presence_announce',
      v.object({
        data: v.object({
          sessionId: Session,
          locations: v.pipe(v.array(Location), v.maxLength(100)),
        }),
      }),
    ),
    message('presence_disconnect', v.object({ session: Session })),
  ]),
)

export type PresenceMessage = v.InferOutput<typeof Message>

/** The events that go to everybody in a dataset. The Studio falls over an event without `i`, the id of a person. */
export type PresenceEvent =
  | { type: 'rollCall'; i: string; session: string }
  | { type: 'state'; i: string; m: { sessionId: string; locations: unknown[] } }
  | { type: 'disconnect'; i: string; m: { session: string } }
