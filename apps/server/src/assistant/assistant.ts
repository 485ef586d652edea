import { setImmediate } from 'node:timers/promises'
import { type ChatAnswer, type ChatQuestion, redacted } from '@jalonne/api'
import type { Answer } from '@jalonne/assistant'
import { reasonOf } from '@jalonne/node-kit/errors'
import type { FetchContent } from '@jalonne/site/render'
import type { Logger } from 'pino'
import type { Inbox } from '../inbox/inbox.ts'
import type { QuestionSummary } from '../inbox/question-store.ts'
import { askModel, type ModelSettings } from './ask-model.ts'
import { followContent } from './follow-content.ts'
import { type ModelBudget, modelBudget } from './model-budget.ts'

export interface AssistantOptions {
  fetchContent: FetchContent
  /** Null: answers are found and worded without a model. */
  model: (ModelSettings & ModelBudget) | null
  inbox: Pick<Inbox, 'question' | 'questions'>
  now: () => number
  log: Logger
}

/** What visitors asked that the content says nothing of. */
export interface OpenQuestions {
  /** Whether editors have such questions kept. */
  areKept: boolean
  /** The most frequent first. */
  questions: QuestionSummary[]
}

/** Answers visitors' questions from the published content. */
export interface Assistant {
  answer(question: ChatQuestion, client: string): Promise<ChatAnswer>
  /** The questions kept that the content still has no answer to. */
  openQuestions(): Promise<OpenQuestions>
  /** Content has changed: these tags, or who knows what. */
  changed(tags: readonly string[] | null): void
  close(): void
}

/** How long a question waits for the content to be read the first time, in milliseconds. */
const timeoutMs = 3_000
/** How many of the questions that are kept are read, and how many of those without an answer are listed. */
const mostRead = 200
const mostListed = 50

/** The assistant of the site: answers from the content, which it follows, and counts what is asked in the inbox. */
export function openAssistant(options: AssistantOptions): Assistant {
  const { fetchContent, model, inbox, now, log } = options
  const content = followContent({ fetchContent, log })
  const mayAsk = model ? modelBudget(model, now) : () => false

  async function worded(question: ChatQuestion, found: Answer, client: string): Promise<Answer> {
    if (!model || found.passages.length === 0 || !mayAsk(client)) return found
    try {
      return await askModel(question.message, found, model)
    } catch (error) {
      // Its message says nothing of what the visitor wrote.
      log.warn(
        { reason: reasonOf(error).slice(0, 200) },
        'the model was of no use: answered without',
      )
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
    async openQuestions() {
      await inTime(content.ready)
      const questions: QuestionSummary[] = []
      for (const asked of await inbox.questions(mostRead)) {
        const { text: message, language } = asked
        if (!content.knowledge.answer({ message, language, path: '/' }).known) questions.push(asked)
        if (questions.length === mostListed) break
        // Visitors come in between.
        await setImmediate()
      }
      return { areKept: content.knowledge.keepsQuestions, questions }
    },
    changed: content.changed,
    close: content.close,
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
