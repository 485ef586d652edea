import { durationOf, type Moment } from '../../shared/timeline/timeline.ts'

/** As much of a message as its time depends on. */
export interface Spoken {
  isTyped: boolean
  characters: number
  actions: number
  form: boolean
}

/** What happens, one after the other; `end` is also what is shown where nothing moves: all that is said. */
export type ChatPhase =
  | 'idle'
  | 'toInput'
  | 'type'
  | 'toSend'
  | 'sent'
  | 'writing'
  | 'reply'
  | 'toAction'
  | 'press'
  | 'end'

/** What there is to see at a moment. */
export interface ChatMoment extends Moment {
  phase: ChatPhase
  /** How many messages stand in the conversation. */
  shown: number
  /** Characters of the next one that are typed. */
  typed: number
}

/** In milliseconds. */
const perCharacter = 35
const lasts = {
  idle: 900,
  toInput: 700,
  toSend: 500,
  sent: 700,
  writing: 1_100,
  reply: 1_300,
  toAction: 900,
  press: 500,
  end: 4_000,
}

/** Of its end, which is where it begins, a visitor first sees this much. */
const firstLook = 1_500

/** The whole of a conversation. What visitors say is typed and sent; the last button under a reply is pressed. */
export function timelineOf(messages: readonly Spoken[]): ChatMoment[] {
  const spoken = messages.flatMap((message, shown) => momentsOf(message, shown))
  return [moment('idle', 0), ...spoken, moment('end', messages.length)]
}

/** Where it begins: at its end, so that what stood still begins to move without a jump. */
export const beginningOf = (timeline: readonly ChatMoment[]): number =>
  durationOf(timeline) - firstLook

const moment = (phase: Exclude<ChatPhase, 'type'>, shown: number, typed = 0): ChatMoment => ({
  phase,
  shown,
  typed,
  left: lasts[phase],
})

function momentsOf({ isTyped, characters, actions, form }: Spoken, shown: number): ChatMoment[] {
  if (isTyped) {
    const keys = Array.from({ length: characters }, (_, typed) => typed + 1)
    return [
      moment('toInput', shown),
      ...keys.map((typed) => ({ phase: 'type' as const, shown, typed, left: perCharacter })),
      moment('toSend', shown, characters),
      moment('sent', shown + 1),
    ]
  }
  // A form comes with its message, at the end.
  if (form) return []
  const pressed = actions > 0 ? [moment('toAction', shown + 1), moment('press', shown + 1)] : []
  return [moment('writing', shown), moment('reply', shown + 1), ...pressed]
}
