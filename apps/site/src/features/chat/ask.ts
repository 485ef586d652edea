import { type Language, languages } from '@jalonne/domain'
import * as v from 'valibot'
import type { AnswerLink } from './message.ts'

/** What the assistant says. */
export interface Reply {
  text: string
  /** What it is written in: that of the question. */
  language: Language
  links: AnswerLink[]
}

/** Longer than the server may take, in milliseconds. */
const timeoutMs = 20_000
const ownHref = v.pipe(v.string(), v.regex(/^\/(?!\/)/))
const shape = v.object({
  reply: v.pipe(v.string(), v.minLength(1)),
  error: v.optional(v.never()),
  language: v.optional(v.picklist(languages)),
  links: v.optional(v.array(v.object({ href: ownHref, label: v.string() })), []),
})

/**
 * Asks the assistant.
 * @throws when the server cannot be reached, says no, or has nothing to say
 */
export async function ask(message: string, language: Language): Promise<Reply> {
  const response = await fetch('/api/chat.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
    body: JSON.stringify({
      message,
      action: 'message',
      locale: language,
      url: location.href.slice(0, 2_000),
      context: {
        page: document.title.slice(0, 300),
        path: location.pathname.slice(0, 300),
        language,
        device: deviceOf(innerWidth),
        viewport: `${innerWidth}x${innerHeight}`,
      },
    }),
  })
  if (!response.ok) throw new Error(`The assistant answers with ${response.status}`)
  const { reply, language: written, links } = v.parse(shape, await response.json())
  return { text: reply, language: written ?? language, links }
}

const deviceOf = (width: number) => (width < 768 ? 'mobile' : width < 1024 ? 'tablet' : 'desktop')
