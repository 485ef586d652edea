import { atFirstEvent } from '../../shared/at-first-event.ts'

const questions: string[] = []
const listening = new AbortController()

/** Questions that came before the conversation was there. From now on it listens itself. */
export function takeEarlyQuestions(): string[] {
  listening.abort()
  return questions.splice(0)
}

const intents = ['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin', 'popstate'] as const

/**
 * Resolves once the visitor does anything with the page, or something on it starts a conversation. Keeps the questions
 * that come by the window event `chat-start` or are sent from the field, until the conversation takes them.
 */
export function firstIntent(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  atFirstEvent(intents, resolve)
  const { signal } = listening
  const note = (event: Event) => {
    if (event instanceof CustomEvent) questions.push(event.detail?.message ?? '')
    resolve()
  }
  addEventListener('chat-start', note, { signal })
  const noteSent = (event: Event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.closest('[data-dock]')) return
    event.preventDefault()
    const question = new FormData(form).get('question')
    if (typeof question === 'string' && question.trim()) questions.push(question.trim())
    form.reset()
  }
  addEventListener('submit', noteSent, { capture: true, signal })
  // Whoever was faster than the scripts.
  if (document.activeElement !== document.body || scrollY > 0) resolve()
  return promise
}
