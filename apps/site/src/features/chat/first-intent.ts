import { atFirstEvent } from '../../shared/at-first-event.ts'
import { rememberPage } from '../../shared/remember-page.ts'

interface EarlyQuestion {
  message: string
  /** Whether the page it was asked on is still shown. */
  isHere: () => boolean
}

const questions: EarlyQuestion[] = []
const listening = new AbortController()

/** Questions that came before the conversation was there. From now on it listens itself. */
export function takeEarlyQuestions(): EarlyQuestion[] {
  listening.abort()
  return questions.splice(0)
}

// A click alone is a screen reader's.
const intents = [
  'pointermove',
  'touchstart',
  'click',
  'keydown',
  'scroll',
  'focusin',
  'popstate',
] as const

/**
 * Resolves once the visitor does anything with the page, or something on it starts a conversation. Keeps the questions
 * that come by `startChat` or its event, or are sent from the field, until the conversation takes them.
 */
export function firstIntent(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  atFirstEvent(intents, resolve)
  const { signal } = listening
  const keep = (message: string) => questions.push({ message, isHere: rememberPage() })
  const note = (event: Event) => {
    if (event instanceof CustomEvent) keep(event.detail?.message ?? '')
    resolve()
  }
  addEventListener('chat-start', note, { signal })
  window.startChat = (message = '') => {
    keep(message)
    resolve()
  }
  const noteSent = (event: Event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.closest('[data-dock]')) return
    event.preventDefault()
    const question = new FormData(form).get('question')
    if (typeof question === 'string' && question.trim()) keep(question.trim())
    form.reset()
  }
  addEventListener('submit', noteSent, { capture: true, signal })
  // Whoever was faster than the scripts.
  if (document.activeElement !== document.body || scrollY > 0) resolve()
  return promise
}
