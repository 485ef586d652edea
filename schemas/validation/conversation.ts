import { say } from './say.ts'

interface Message {
  from?: string
  form?: boolean
}

/** A form stands at the end of a conversation and is the assistant's. */
export function asksOnce(value: unknown, context?: unknown): true | string {
  const messages: Message[] = Array.isArray(value) ? value : []
  const last = messages.length - 1
  return (
    messages.every(({ from, form }, place) => !form || (from === 'bot' && place === last)) ||
    say(context, {
      en: 'Only the last message can have a form, and the assistant must say it.',
      fr: 'Seul le dernier message peut avoir un formulaire, et c’est l’assistant qui le dit.',
    })
  )
}
