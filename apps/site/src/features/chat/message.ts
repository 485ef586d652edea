import { type Language, languages } from '@jalonne/domain'
import * as v from 'valibot'

const link = v.object({ href: v.string(), label: v.string() })

/** A message of the conversation, as it is kept in the browser. */
const message = v.object({
  id: v.string(),
  from: v.picklist(['user', 'bot']),
  text: v.string(),
  /** What it is written in; until it is answered, the language of its page. Those kept first have none. */
  lang: v.optional(v.picklist(languages)),
  /** When it was written, in ms since the epoch. */
  timestamp: v.pipe(
    v.number(),
    v.check((ms) => !Number.isNaN(new Date(ms).valueOf())),
  ),
  /** Where an answer leads: paths with their language. */
  links: v.optional(v.array(link), []),
})
export type Message = v.InferOutput<typeof message>
export type AnswerLink = v.InferOutput<typeof link>

/** Where the conversation is kept; the number rises when its shape changes. */
export const historyKey = 'jalonne.chat.v1'
const longest = 60
const history = v.array(message)

/** The conversation so far; empty where there is none, or nothing that can be read. */
export function readHistory(): Message[] {
  try {
    const parsed = v.safeParse(history, JSON.parse(localStorage.getItem(historyKey) ?? '[]'))
    return parsed.success ? parsed.output : []
  } catch {
    return []
  }
}

/** Keeps the end of the conversation. Where storage is refused, it lasts as long as the page. */
export function keepHistory(messages: readonly Message[]): void {
  try {
    if (messages.length === 0) localStorage.removeItem(historyKey)
    else localStorage.setItem(historyKey, JSON.stringify(messages.slice(-longest)))
  } catch {
    // As above.
  }
}

/** A message written now. */
export const newMessage = (
  from: Message['from'],
  text: string,
  lang: Language,
  links: AnswerLink[] = [],
): Message => ({
  // On plain http browsers make no UUIDs.
  id: `${Date.now()}-${Math.random()}`,
  from,
  text,
  lang,
  timestamp: Date.now(),
  links,
})

/** The `lang` of what shows a message on a page of this language: none where it is the same. */
export const langOf = (
  message: Message | null | undefined,
  page: Language,
): Language | undefined => (message?.lang === page ? undefined : message?.lang)
