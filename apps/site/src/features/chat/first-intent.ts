/** Questions of the window event `chat-start` that came before the conversation was there. */
export const earlyQuestions: string[] = []

const intents = ['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin', 'popstate'] as const

/** Resolves once the visitor does anything with the page, or something on it starts a conversation. */
export function firstIntent(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const listeners = new AbortController()
  const { signal } = listeners
  const end = () => {
    listeners.abort()
    resolve()
  }
  // In the capture phase: React stops presses on a part that it is about to hydrate.
  const early = { capture: true, passive: true, signal }
  for (const intent of intents) addEventListener(intent, end, early)
  const note = (event: Event) => {
    if (event instanceof CustomEvent) earlyQuestions.push(event.detail?.message ?? '')
    end()
  }
  addEventListener('chat-start', note, { signal })
  // Whoever was faster than the scripts.
  if (document.activeElement !== document.body || scrollY > 0) end()
  return promise
}
