import { type ChatAnswer, type ChatQuestion, redacted } from '@jalonne/api'
import type { Answer } from '@jalonne/assistant'
import { rateLimit } from '@jalonne/node-kit/rate-limit'
import type { FetchContent } from '@jalonne/site/render'
import type { Logger } from 'pino'
import type { Inbox } from '../inbox/inbox.ts'
import { askModel, type ModelSettings } from './ask-model.ts'
import { followContent } from './follow-content.ts'

/** How often the model is asked at most; beyond it, answers are the embedded ones. */
export interface ModelBudget {
  perDay: number
  perClientAndDay: number
}

export interface AssistantOptions {
  fetchContent: FetchContent
  /** Null: answers are found and worded without a model. */
  model: (ModelSettings & ModelBudget) | null
  inbox: Pick<Inbox, 'question'>
  log: Logger
}

/** Answers visitors' questions from the published content. */
export interface Assistant {
  answer(question: ChatQuestion, client: string): Promise<ChatAnswer>
  /** Content has changed: these tags, or who knows what. */
  changed(tags: readonly string[] | null): void
  close(): void
}

/** How long a question waits for the content to be read the first time, in milliseconds. */
const timeoutMs = 3_000
const minutesOfDay = 24 * 60

export function openAssistant({ fetchContent, model, inbox, log }: AssistantOptions): Assistant {
  const content = followContent({ fetchContent, log })
  const mayAsk = model ? budget(model) : () => false

  async function worded(question: ChatQuestion, found: Answer, client: string): Promise<Answer> {
    if (!model || found.passages.length === 0 || !mayAsk(client)) return found
    try {
      return await askModel(question.message, found, model)
    } catch (error) {
      // Its message says nothing of what the visitor wrote.
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ reason: reason.slice(0, 200) }, 'the model was of no use: answered without')
      return found
    }
  }

  return {
    async answer(question, client) {
      await inTime(content.ready)
      const answer = await worded(question, content.knowledge.answer(question), client)
      if (!answer.known && content.knowledge.keepsQuestions) {
        const { language } = answer
        inbox
          .question({ language, text: redacted(question.message) })
          .catch((error: unknown) => log.error({ err: error }, 'a question was not kept'))
      }
      return answer
    },
    changed: content.changed,
    close: content.close,
  }
}

function budget({ perDay, perClientAndDay }: ModelBudget): (client: string) => boolean {
  const all = rateLimit({ burst: perDay, perMinute: perDay / minutesOfDay, maxClients: 1 })
  const each = rateLimit({ burst: perClientAndDay, perMinute: perClientAndDay / minutesOfDay })
  return (client) => {
    if (each.take(client) > 0) return false
    if (all.take('all') === 0) return true
    each.giveBack(client)
    return false
  }
}

async function inTime(ready: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The content has not been read yet')), timeoutMs)
  try {
    await Promise.race([ready, promise])
  } finally {
    clearTimeout(timer)
  }
}
