import { say } from './say.ts'

interface Message {
  from?: string
  form?: boolean
  actions?: { path?: string }[]
}

/** A form stands at the end of a conversation and is the assistant's. */
export function asksOnce(value: unknown, context?: unknown): true | string {
  const messages = messagesOf(value)
  const last = messages.length - 1
  return (
    messages.every(({ from, form }, place) => !form || (from === 'bot' && place === last)) ||
    say(context, {
      en: 'Only the last message can have a form, and the assistant must say it.',
      fr: 'Seul le dernier message peut avoir un formulaire, et c’est l’assistant qui le dit.',
    })
  )
}

/** Every button leads somewhere: one without an address leads to the form of the conversation. */
export function buttonsLeadSomewhere(value: unknown, context?: unknown): true | string {
  const messages = messagesOf(value)
  const wantsForm = messages.some(({ actions }) => actions?.some(({ path }) => !path))
  return (
    !wantsForm ||
    messages.some(({ form }) => form) ||
    say(context, {
      en: 'A button without an address needs a form at the end.',
      fr: 'Un bouton sans adresse demande un formulaire à la fin.',
    })
  )
}

const messagesOf = (value: unknown): Message[] => (Array.isArray(value) ? value : [])
