import { type Language, languages, withoutLanguage } from '@jalonne/domain'
import * as v from 'valibot'
import { ownPath } from '../own-path.ts'
import { plainLines } from '../visible-text.ts'
import { longestQuestion } from './chat-limits.ts'

const short = (max: number) => v.optional(v.pipe(v.string(), v.maxLength(max)))

const locale = v.pipe(
  v.string(),
  v.transform((tag) => tag.slice(0, 2).toLowerCase()),
  v.picklist(languages),
)

const shape = v.object({
  message: v.pipe(
    v.string(),
    v.transform(plainLines),
    v.minLength(1),
    v.maxLength(longestQuestion),
  ),
  action: v.literal('message'),
  locale,
  url: short(2_000),
  context: v.optional(
    v.object({
      page: short(300),
      path: short(300),
      language: short(10),
      device: v.optional(v.picklist(['mobile', 'tablet', 'desktop'])),
      viewport: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5} ?x ?\d{1,5}$/))),
    }),
  ),
})

/** A question of a visitor, read from what their browser sent. */
export interface ChatQuestion {
  message: string
  language: Language
  /** The page they stand on, without language. */
  path: string
}

/** Reads a question, or says what is wrong with it. */
export function parseChat(
  input: unknown,
): { question: ChatQuestion } | { problem: 'chat-empty' | 'chat-too-long' | 'unreadable' } {
  const parsed = v.safeParse(shape, input)
  if (!parsed.success) {
    const [issue] = parsed.issues.filter((one) => v.getDotPath(one) === 'message')
    if (issue?.type === 'min_length') return { problem: 'chat-empty' }
    return { problem: issue?.type === 'max_length' ? 'chat-too-long' : 'unreadable' }
  }
  const { message, locale, context } = parsed.output
  const path = ownPath(context?.path) ?? '/'
  return { question: { message, language: locale, path: withoutLanguage(path) } }
}

/** The language of a question that cannot be read; null when it does not tell. */
export function chatLanguage(input: unknown): Language | null {
  const told = v.safeParse(v.object({ locale }), input)
  return told.success ? told.output.locale : null
}
